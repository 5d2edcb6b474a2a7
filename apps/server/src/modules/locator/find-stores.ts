import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isWithinCountry } from "@hearth/domain/geo/is-within-country.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { parseOrderDeliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { type Preserialized, preserialize } from "../../platform/http/preserialize.ts"
import { type CountryStores, findEntryAt, findNearestEntries } from "./country-stores.ts"
import type { ResponseCache } from "./response-cache.ts"

/** Returns the store that delivers to a location. */
export function findByLocation(
  cachedResponse: ResponseCache,
  country: CountryCode,
  stores: CountryStores,
  location: Point,
): Preserialized | Promise<Preserialized> {
  const entry = requireEntryAt(country, stores, location)
  return cachedResponse(entry, "by-location", () =>
    preserialize("POST /locator-service/ve3/stores/by-location", entry.info, "no-store"),
  )
}

/** LOC-2: also returns how many pizzas points can buy at the store now. */
export function findByLocationForMembers(
  countFreePizzas: (country: CountryCode, storeId: string) => number,
  country: CountryCode,
  stores: CountryStores,
  location: Point,
) {
  const { info } = requireEntryAt(country, stores, location)
  return { ...info, freePizzas: countFreePizzas(country, info.id) }
}

function requireEntryAt(country: CountryCode, stores: CountryStores, location: Point) {
  const entry = findEntryAt(stores, location)
  // The country's border is checked only when no store delivers.
  if (!entry) throw new AppError(isWithinCountry(country, location) ? "2.STORENA" : "PLACE_ABROAD")
  return entry
}

export function findNearest(
  country: CountryCode,
  stores: CountryStores,
  { latitude, longitude, orderDeliveryType = "" }: Point & { orderDeliveryType?: string },
) {
  const location = { latitude, longitude }
  if (!isWithinCountry(country, location)) throw new AppError("PLACE_ABROAD")
  return { stores: findNearestEntries(stores, location, parseOrderDeliveryTypes(orderDeliveryType)) }
}
