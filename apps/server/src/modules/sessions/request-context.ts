import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Session } from "../../platform/sessions/sessions.ts"

/** The request for credentials and its reply, which sets cookies. */
export interface RequestContext {
  country: CountryCode
  request: FastifyRequest
  reply: FastifyReply
}

/** The same with the session that sent the request. */
export type Caller = RequestContext & { session: Session }
