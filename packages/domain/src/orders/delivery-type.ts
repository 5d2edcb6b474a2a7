/** The ways to be served at or from a store. The train has its own way of ordering. */
export const deliveryTypes = ["DELIVERY", "PICKUP", "CURBSIDE", "DINEIN"] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/** As an address or a partner writes it; whatever is unknown means delivery. */
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

/** How the nearest-store call is asked for a way: curb is asked for as pickup, and pickup means both. */
export function orderDeliveryTypeOf(type: DeliveryType): string {
  return countsAsPickup(type) ? "PICKUP,CURB" : type
}

/** The other way round: which ways a store may offer to be listed. An unknown word counts as delivery, like everywhere. */
export function parseOrderDeliveryTypes(orderDeliveryType: string): DeliveryType[] {
  const types = orderDeliveryType
    .split(",")
    .map((word) => (word.trim().toUpperCase() === "CURB" ? "CURBSIDE" : deliveryTypeFrom(word.trim())))
  return [...new Set(types)]
}
