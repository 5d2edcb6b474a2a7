import type { Point } from "@hearth/domain/geo/point.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type AddressWay, pathWith } from "../../shell/address-way.ts"

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
  return pathWith(screen, query, nearQuery(near), { store })
}

/** The pin on the map. `city`: the place is only where to begin, the door is somewhere in it. */
export function mapPath(near?: Near, way: AddressWay = {}, city?: string): string {
  return pathWith("mapScreen", { ...way }, nearQuery(near), { in: city })
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
