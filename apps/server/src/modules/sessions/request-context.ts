import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyReply, FastifyRequest } from "fastify"
import type { Session } from "../../platform/sessions/sessions.ts"

/** A request about sessions or sign-in, its country, and the reply on which cookies are set. */
export interface RequestContext {
  country: CountryCode
  request: FastifyRequest
  reply: FastifyReply
}

/** A request context with the session of the visitor who sent the request. */
export type Caller = RequestContext & { session: Session }
