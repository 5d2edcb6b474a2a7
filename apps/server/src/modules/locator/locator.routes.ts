import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Platform } from "../../platform/platform.ts"
import { requireEntry } from "./country-stores.ts"
import type { Locator } from "./create-locator.ts"
import { findByLocation, findByLocationForMembers, findNearest } from "./find-stores.ts"
import { listCities, listCityStores, listStores, readStation } from "./list-stores.ts"
import { listTimeSlots, readAdvanceOrderTime, readStoreDetails, type StoreDetailsDeps } from "./read-store-details.ts"
import type { LocalityLists } from "./localities.ts"
import { createResponseCache } from "./response-cache.ts"

interface LocatorRoutesDeps extends StoreDetailsDeps {
  storesOf: Locator["storesOf"]
  localities: LocalityLists
  /** Returns how many pizzas of a store's menu points can buy. */
  countFreePizzas(country: CountryCode, storeId: string): number
}

interface StoreCall {
  country: CountryCode
  params: { storeId: string }
}

export function locatorRoutes({ route }: Pick<Platform, "route">, deps: LocatorRoutesDeps): void {
  const { storesOf, localities } = deps
  const cachedResponse = createResponseCache()
  const entryOf = ({ country, params }: StoreCall) => requireEntry(storesOf(country), params.storeId)

  route("GET /locator-service/ve3/stores", ({ country, query }) =>
    listStores(cachedResponse, storesOf(country), query.pageNo ?? 1),
  )
  route("GET /locator-service/ve3/stores/{storeId}", (call) =>
    readStoreDetails(deps, call.country, entryOf(call), call.query),
  )
  route("GET /locator-service/ve3/stores/{storeId}/timeslots", (call) =>
    listTimeSlots(deps, entryOf(call), call.query.delivery_type),
  )
  route("GET /locator-service/ve3/stores/{storeId}/advance-order-time", (call) =>
    readAdvanceOrderTime(deps, entryOf(call), call.query.delivery_type),
  )
  route("GET /locator-service/ve3/stores/{storeId}/localities", (call) =>
    localities.respondForStore(call.country, entryOf(call)),
  )
  route("GET /locator-service/ve3/stores/nearest", ({ country, query }) =>
    findNearest(country, storesOf(country), query),
  )
  route("POST /locator-service/ve3/stores/by-location", ({ country, body, request }) =>
    request.headers["loyalty-program"] === undefined
      ? findByLocation(cachedResponse, country, storesOf(country), body)
      : findByLocationForMembers(deps.countFreePizzas, country, storesOf(country), body),
  )
  route("GET /locator-service/ve3/cities", ({ country, query }) =>
    listCities(cachedResponse, storesOf(country), query.delivery_type),
  )
  route("GET /locator-service/ve3/cities/{city}/stores", ({ country, params, query }) =>
    listCityStores(cachedResponse, storesOf(country), params.city, query.delivery_type),
  )
  route("GET /locator-service/ve3/cities/{city}/localities", ({ country, params }) =>
    localities.respondForCity(country, storesOf(country), params.city),
  )
  route("GET /locator-service/ve3/stations/{stationId}", ({ country, params }) =>
    readStation(cachedResponse, storesOf(country), params.stationId),
  )
}
