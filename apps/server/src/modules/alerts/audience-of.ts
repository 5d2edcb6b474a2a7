import { storeId } from "@hearth/contract/fields.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import type { AlertAudience } from "./alerts.store.ts"

/** Returns the host's country and the requested store, or else the chosen store that a client sends with every call. */
export function audienceOf(country: CountryCode, request: FastifyRequest, requestedStoreId?: string): AlertAudience {
  return { country, storeId: requestedStoreId ?? storeId.safeParse(request.headers.storeid).data }
}
