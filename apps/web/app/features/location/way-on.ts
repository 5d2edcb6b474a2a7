import type { Point } from "@hearth/domain/geo/point.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

/** Some metre: more says nothing, and a shorter address is better to pass on. */
const DIGITS = 5
const LONGEST_LABEL = 80

interface Near {
  point: Point
  label?: string
}

/** Where the store is chosen for a way that leads to one; `store` shows that one at once. */
export function storesPath(type: Exclude<DeliveryType, "DELIVERY">, near?: Near, store?: string): string {
  const query = type === "DINEIN" ? {} : { type }
  const screen = type === "DINEIN" ? "selectRestaurant" : "nearestStore"
  return path(screen, { ...query, ...nearQuery(near), store })
}

/** The pin on the map; `forAddress`: on the way to an address to save. */
export function mapPath(near?: Near, forAddress = false): string {
  return path("mapScreen", { for: forAddress ? "address" : undefined, ...nearQuery(near) })
}

function nearQuery(near: Near | undefined): Record<string, string | undefined> {
  if (!near) return {}
  const { latitude, longitude } = near.point
  return {
    latitude: latitude.toFixed(DIGITS),
    longitude: longitude.toFixed(DIGITS),
    label: near.label?.slice(0, LONGEST_LABEL).toWellFormed(),
  }
}

function path(screen: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const text = new URLSearchParams(given).toString()
  return `/postorder-ui/${screen}${text === "" ? "" : `?${text}`}`
}
