import type { Point } from "@hearth/domain/geo/point.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { type AddressRoute, postorderPath } from "../../../shared/address/address-route.ts"

/** Decimal places of coordinates in URLs: a precision of about a metre, which is enough for a pin. */
const COORDINATE_DECIMALS = 5
const MAX_LABEL_LENGTH = 80

interface NearPlace {
  point: Point
  label?: string
}

/** The screen to choose a store for pickup, curbside or dine-in; `store` preselects one. */
export function storesHref(type: Exclude<DeliveryType, "DELIVERY">, near?: NearPlace, store?: string): string {
  const query = type === "DINEIN" ? {} : { type }
  const screen = type === "DINEIN" ? "selectRestaurant" : "nearestStore"
  return postorderPath(screen, query, nearQuery(near), { store })
}

/** The map with the pin. `city`: the place is only a starting point; the address is somewhere in that city. */
export function mapHref(near?: NearPlace, addressRoute: AddressRoute = {}, city?: string): string {
  return postorderPath("mapScreen", { ...addressRoute }, nearQuery(near), { in: city })
}

function nearQuery(near: NearPlace | undefined): Record<string, string | undefined> {
  if (!near) return {}
  const { latitude, longitude } = near.point
  return {
    latitude: latitude.toFixed(COORDINATE_DECIMALS),
    longitude: longitude.toFixed(COORDINATE_DECIMALS),
    label: near.label?.slice(0, MAX_LABEL_LENGTH).toWellFormed(),
  }
}
