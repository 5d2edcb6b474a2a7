import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isWithinBounds } from "@hearth/domain/geo/country-bounds.ts"
import type { Point } from "@hearth/domain/geo/point.ts"
import { deliveryTypeFrom } from "@hearth/domain/orders/delivery-type.ts"
import { readPoint } from "../../place/read-point.ts"

const MAX_LABEL_LENGTH = 80

/** Where to search for stores: around a place, or in a city. */
export type StoreSearch = { point: Point; label: string } | { city: string }

/** Reads the search from the URL; undefined if it is missing or invalid. */
export function readStoreSearch(params: URLSearchParams, country: CountryCode): StoreSearch | undefined {
  const city = params.get("city")
  if (city && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(city) && city.length <= 60) return { city }
  const point = readPoint(params)
  if (!point || !isWithinBounds(country, point)) return undefined
  return { point, label: readLabel(params) }
}

function readLabel(params: URLSearchParams): string {
  return (params.get("label") ?? "").trim().slice(0, MAX_LABEL_LENGTH)
}

/** Pickup, unless the URL names curbside. */
export function readTakeawayType(params: URLSearchParams): "PICKUP" | "CURBSIDE" {
  return deliveryTypeFrom(params.get("type") ?? undefined) === "CURBSIDE" ? "CURBSIDE" : "PICKUP"
}

/** NAV-10: the page to return to after a store was chosen. */
export function readReturnPath(params: URLSearchParams): `/${string}` {
  const home = params.get("homeType")?.replace(/^\//, "")
  return home === "home" || home === "landing" ? `/${home}?offline=false` : "/"
}

/** The store whose details are open. An invalid id is returned as well, so that the sheet can report it. */
export function readStoreId(params: URLSearchParams): string | undefined {
  return params.get("store") || undefined
}

export function isStoreId(id: string): boolean {
  return /^[0-9A-Za-z]{1,12}$/.test(id)
}

/** Returns the query with one parameter set or removed. */
export function withParam(params: URLSearchParams, name: string, value: string | undefined): string {
  const next = new URLSearchParams(params)
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  return `?${next}`
}

/** Checks whether the list of cities is requested, even if a place is chosen. */
export function isByCity(params: URLSearchParams): boolean {
  return params.get("by") === "city"
}

/** Returns the query for another search or for the list of cities, without the previous search. */
export function withStoreSearch(params: URLSearchParams, search: StoreSearch | "by-city"): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ["latitude", "longitude", "label", "city", "by", "store"]) next.delete(name)
  if (search === "by-city") next.set("by", "city")
  else if ("city" in search) next.set("city", search.city)
  else {
    next.set("latitude", String(search.point.latitude))
    next.set("longitude", String(search.point.longitude))
    if (search.label) next.set("label", search.label)
  }
  return next
}
