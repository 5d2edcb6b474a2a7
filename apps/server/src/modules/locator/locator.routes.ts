import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import { findEntry, type StoreEntry } from "./country-stores.ts"
import type { Locator } from "./create-locator.ts"
import { findByLocation, findNearest } from "./find-stores.ts"
import { purgeExpiredSlots } from "./purge-expired-slots.ts"
import { createResponseCache } from "./response-cache.ts"
import { listCities, listCityStores, listStores, readStation } from "./list-stores.ts"
import { createLocalityLists, type Localities } from "./localities.ts"
import { storeSwitchRoutes } from "./store-switches.routes.ts"
import { listTimeSlots, readStoreDetails, readAdvanceOrderTime } from "./read-store-details.ts"

interface LocatorRoutesDeps {
  locator: Locator
  gazetteer: Localities
  /** Returns the number of items that a store still has to make. */
  itemsAhead(storeId: string): number
}

export function locatorRoutes(
  platform: Pick<Platform, "route" | "jobs" | "db" | "clock">,
  { locator, gazetteer, itemsAhead }: LocatorRoutesDeps,
): void {
  const { route, jobs } = platform
  const { storesOf } = locator
  const cachedResponse = createResponseCache()
  const localities = createLocalityLists(gazetteer)

  function requireEntry(country: CountryCode, storeId: string): StoreEntry {
    const entry = findEntry(storesOf(country), storeId)
    if (!entry) throw new AppError("STORE_NOT_FOUND")
    return entry
  }

  route("GET /locator-service/ve3/stores", ({ country, query }) =>
    listStores(cachedResponse, storesOf(country), query.pageNo ?? 1),
  )
  route("GET /locator-service/ve3/stores/{storeId}", ({ country, params, query }) => {
    const entry = requireEntry(country, params.storeId)
    return readStoreDetails(platform, entry, query, {
      localities: query.locality === "true" ? localities.ofStore(country, entry) : undefined,
      itemsAhead: itemsAhead(entry.id),
    })
  })
  route("GET /locator-service/ve3/stores/{storeId}/timeslots", ({ country, params, query }) =>
    listTimeSlots(platform, requireEntry(country, params.storeId), query.delivery_type),
  )
  route("GET /locator-service/ve3/stores/{storeId}/advance-order-time", ({ country, params, query }) =>
    readAdvanceOrderTime(platform, requireEntry(country, params.storeId), query.delivery_type),
  )
  route("GET /locator-service/ve3/stores/{storeId}/localities", ({ country, params }) =>
    localities.respondForStore(country, requireEntry(country, params.storeId)),
  )
  route("GET /locator-service/ve3/stores/nearest", ({ country, query }) =>
    findNearest(country, storesOf(country), query),
  )
  route("POST /locator-service/ve3/stores/by-location", ({ country, body }) =>
    findByLocation(cachedResponse, country, storesOf(country), body),
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
  storeSwitchRoutes(platform, locator)
  jobs.every("locator.forget-promises", "23 3 * * *", () => purgeExpiredSlots(platform))
}
