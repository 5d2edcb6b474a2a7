import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Platform } from "../../platform/platform.ts"
import { entryOf, type StoreEntry } from "./country-stores.ts"
import type { Locator } from "./create-locator.ts"
import { findByLocation, findNearest } from "./find-stores.ts"
import { forgetPromises } from "./forget-promises.ts"
import { keepAnswers } from "./keep-answers.ts"
import { listCities, listCityStores, listStores, showStation } from "./list-stores.ts"
import { createLocalityLists, type Localities } from "./localities.ts"
import { listTimeSlots, showStore, tellAdvanceOrderTime } from "./show-store.ts"

export function locatorRoutes(
  platform: Pick<Platform, "route" | "jobs" | "db" | "clock">,
  { storesOf, itemsAhead }: Locator,
  gazetteer: Localities,
): void {
  const { route, jobs } = platform
  const answerFrom = keepAnswers()
  const localities = createLocalityLists(gazetteer)

  function find(country: CountryCode, storeId: string): StoreEntry {
    const entry = entryOf(storesOf(country), storeId)
    if (!entry) throw new AppError("STORE_NOT_FOUND")
    return entry
  }

  route("GET /locator-service/ve3/stores", ({ country, query }) =>
    listStores(answerFrom, storesOf(country), query.pageNo ?? 1),
  )
  route("GET /locator-service/ve3/stores/{storeId}", ({ country, params, query }) => {
    const entry = find(country, params.storeId)
    return showStore(platform, entry, query, {
      localities: query.locality === "true" ? localities.ofStore(country, entry) : undefined,
      itemsAhead: itemsAhead(entry.id),
    })
  })
  route("GET /locator-service/ve3/stores/{storeId}/timeslots", ({ country, params, query }) =>
    listTimeSlots(platform, find(country, params.storeId), query.delivery_type),
  )
  route("GET /locator-service/ve3/stores/{storeId}/advance-order-time", ({ country, params, query }) =>
    tellAdvanceOrderTime(platform, find(country, params.storeId), query.delivery_type),
  )
  route("GET /locator-service/ve3/stores/{storeId}/localities", ({ country, params }) =>
    localities.answerOfStore(country, find(country, params.storeId)),
  )
  route("GET /locator-service/ve3/stores/nearest", ({ country, query }) =>
    findNearest(country, storesOf(country), query),
  )
  route("POST /locator-service/ve3/stores/by-location", ({ country, body }) =>
    findByLocation(answerFrom, country, storesOf(country), body),
  )
  route("GET /locator-service/ve3/cities", ({ country, query }) =>
    listCities(answerFrom, storesOf(country), query.delivery_type),
  )
  route("GET /locator-service/ve3/cities/{city}/stores", ({ country, params, query }) =>
    listCityStores(answerFrom, storesOf(country), params.city, query.delivery_type),
  )
  route("GET /locator-service/ve3/cities/{city}/localities", ({ country, params }) =>
    localities.answerOfCity(country, storesOf(country), params.city),
  )
  route("GET /locator-service/ve3/stations/{stationId}", ({ country, params }) =>
    showStation(answerFrom, storesOf(country), params.stationId),
  )
  jobs.every("locator.forget-promises", "23 3 * * *", () => forgetPromises(platform))
}
