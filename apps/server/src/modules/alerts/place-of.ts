import { storeId } from "@hearth/contract/fields.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import type { Place } from "./alerts.store.ts"

/** The country of the host, and the store that was asked for, else the chosen one that a client sends with every call. */
export function placeOf(country: CountryCode, request: FastifyRequest, asked?: string): Place {
  return { country, storeId: asked ?? storeId.safeParse(request.headers.storeid).data }
}
