import { type ClientType, isClientType } from "@hearth/contract/client-types.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyReply, FastifyRequest } from "fastify"

/** Where a request for credentials comes from and where its answer goes. */
export interface Visit {
  country: CountryCode
  request: FastifyRequest
  reply: FastifyReply
}

export function clientTypeOf(request: FastifyRequest): ClientType {
  const name = request.headers["client-type"]
  return isClientType(name) ? name : "web app-chrome"
}
