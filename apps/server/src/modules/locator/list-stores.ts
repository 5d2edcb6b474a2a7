import type { City } from "@hearth/contract/calls/locator.calls.ts"
import { type DeliveryType, deliveryTypes, parseOrderDeliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { type Preserialized, preserialize } from "../../platform/http/preserialize.ts"
import { sortByDistance, type CountryStores, findEntry, servesAny, type StoreEntry } from "./country-stores.ts"
import type { ResponseCache } from "./response-cache.ts"

const PAGE_SIZE = 50

type CachedResponse = Preserialized | Promise<Preserialized>

/**
 * Returns the delivery types in a fixed sequence, so that equal sets share one cached response. Without a requested
 * type, the list has every store.
 */
function parseDeliveryTypes(requestedTypes: string | undefined): DeliveryType[] {
  const types =
    requestedTypes === undefined || requestedTypes === "" ? deliveryTypes : parseOrderDeliveryTypes(requestedTypes)
  return deliveryTypes.filter((type) => types.includes(type))
}

export function listStores(cachedResponse: ResponseCache, stores: CountryStores, pageNo: number) {
  const pages = Math.max(1, Math.ceil(stores.entries.length / PAGE_SIZE))
  // Not cached, because the number of pages that don't exist is unlimited.
  if (pageNo > pages) return { stores: [], pageNo, pages }
  return cachedResponse(stores, `page ${pageNo}`, () => {
    const pageStores = stores.entries.slice((pageNo - 1) * PAGE_SIZE, pageNo * PAGE_SIZE).map(({ info }) => info)
    return preserialize("GET /locator-service/ve3/stores", { stores: pageStores, pageNo, pages })
  })
}

export function listCities(
  cachedResponse: ResponseCache,
  stores: CountryStores,
  requestedTypes: string | undefined,
): CachedResponse {
  const types = parseDeliveryTypes(requestedTypes)
  return cachedResponse(stores, `cities ${types.join()}`, () => {
    const entriesByCity = Map.groupBy(
      stores.entries.filter((entry) => servesAny(entry, types)),
      ({ cityId }) => cityId,
    )
    const cities = [...entriesByCity].flatMap(([id, { length }]) => cityOf(stores, id, length) ?? [])
    cities.sort((one, other) => one.name.localeCompare(other.name, "en"))
    return preserialize("GET /locator-service/ve3/cities", { cities })
  })
}

export function listCityStores(
  cachedResponse: ResponseCache,
  stores: CountryStores,
  cityId: string,
  requestedTypes: string | undefined,
): CachedResponse {
  const types = parseDeliveryTypes(requestedTypes)
  const cityStores = stores.entries.filter((entry) => entry.cityId === cityId)
  if (cityStores.length === 0) throw new AppError("NOT_FOUND")
  return cachedResponse(stores, `city ${cityId} ${types.join()}`, () => {
    const servingStores = cityStores.filter((entry) => servesAny(entry, types))
    const city = cityOf(stores, cityId, servingStores.length)
    if (!city) throw new AppError("NOT_FOUND")
    return preserialize("GET /locator-service/ve3/cities/{city}/stores", {
      city,
      stores: servingStores.map(({ info }) => info),
    })
  })
}

function cityOf(stores: CountryStores, id: string, count: number): City | undefined {
  const city = stores.cities.get(id)
  return city && { ...city, stores: count }
}

/** Returns a station and the nearest stores that serve it. */
export function readStation(cachedResponse: ResponseCache, stores: CountryStores, stationId: string): CachedResponse {
  const id = stationId.toUpperCase()
  const servedStation = stores.stations.get(id)
  if (!servedStation) throw new AppError("NOT_FOUND")
  return cachedResponse(stores, `station ${id}`, () => {
    const { station, storeIds } = servedStation
    const servingStores = storeIds.flatMap((storeId): StoreEntry[] => {
      const entry = findEntry(stores, storeId)
      return entry ? [entry] : []
    })
    return preserialize("GET /locator-service/ve3/stations/{stationId}", {
      station,
      storeStationDetails: sortByDistance(servingStores, station),
    })
  })
}
