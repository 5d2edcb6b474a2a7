import { storeId } from "@hearth/contract/fields.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import type { AlertAudience } from "./alerts.store.ts"

/** The country of the host, and the store that was asked for, else the chosen one that a client sends with every call. */
export function audienceOf(country: CountryCode, request: FastifyRequest, requestedStoreId?: string): AlertAudience {
  return { country, storeId: requestedStoreId ?? storeId.safeParse(request.headers.storeid).data }
}
