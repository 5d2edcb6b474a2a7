import type { Point } from "@hearth/domain/geo/point.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type AddressRoute, postorderPath } from "../../../shared/address/address-route.ts"

/** Some metre: more says nothing, and a shorter address is better to pass on. */
const DIGITS = 5
const MAX_LABEL = 80

interface NearPlace {
  point: Point
  label?: string
}

/** Where the store is chosen for a way that leads to one; `store` shows that one at once. */
export function storesHref(type: Exclude<DeliveryType, "DELIVERY">, near?: NearPlace, store?: string): string {
  const query = type === "DINEIN" ? {} : { type }
  const screen = type === "DINEIN" ? "selectRestaurant" : "nearestStore"
  return postorderPath(screen, query, nearQuery(near), { store })
}

/** The pin on the map. `city`: the place is only where to begin, the door is somewhere in it. */
export function mapHref(near?: NearPlace, addressRoute: AddressRoute = {}, city?: string): string {
  return postorderPath("mapScreen", { ...addressRoute }, nearQuery(near), { in: city })
}

function nearQuery(near: NearPlace | undefined): Record<string, string | undefined> {
  if (!near) return {}
  const { latitude, longitude } = near.point
  return {
    latitude: latitude.toFixed(DIGITS),
    longitude: longitude.toFixed(DIGITS),
    label: near.label?.slice(0, MAX_LABEL).toWellFormed(),
  }
}
