/** How an order reaches its customer. Orders to trains are placed separately. */
export const deliveryTypes = ["DELIVERY", "PICKUP", "CURBSIDE", "DINEIN"] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/** Parses the value from a URL or a partner; unknown values mean delivery. */
export function deliveryTypeFrom(name: string | undefined): DeliveryType {
  const upperCased = name?.toUpperCase()
  return deliveryTypes.find((type) => type === upperCased) ?? "DELIVERY"
}

/** Pickup, curbside and dine-in: the customer comes to the store. */
export function isNonDelivery(type: DeliveryType): boolean {
  return type !== "DELIVERY"
}

/** Curbside is a pickup that is carried to the car. */
export function countsAsPickup(type: DeliveryType): boolean {
  return type === "PICKUP" || type === "CURBSIDE"
}

/** Returns the parameter of the nearest-store call: pickup and curbside each search for stores that offer either. */
export function orderDeliveryTypeOf(type: DeliveryType): string {
  return countsAsPickup(type) ? "PICKUP,CURB" : type
}

/**
 * Parses the parameter that `orderDeliveryTypeOf` returns. A store is listed if it offers one of these delivery types.
 * Unknown values mean delivery.
 */
export function parseOrderDeliveryTypes(orderDeliveryType: string): DeliveryType[] {
  const types = orderDeliveryType
    .split(",")
    .map((word) => (word.trim().toUpperCase() === "CURB" ? "CURBSIDE" : deliveryTypeFrom(word.trim())))
  return [...new Set(types)]
}
