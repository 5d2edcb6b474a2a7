import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyReply, FastifyRequest } from "fastify"

/** Where a request for credentials comes from and where its answer goes. */
export interface RequestContext {
  country: CountryCode
  request: FastifyRequest
  reply: FastifyReply
}
