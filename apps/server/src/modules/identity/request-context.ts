import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyReply, FastifyRequest } from "fastify"

/** The request for credentials and its reply, which sets cookies. */
export interface RequestContext {
  country: CountryCode
  request: FastifyRequest
  reply: FastifyReply
}
