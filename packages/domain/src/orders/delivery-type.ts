/** The ways to be served at or from a store. */
const deliveryTypes = ["DELIVERY", "PICKUP", "CURBSIDE", "DINEIN"] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/** As an address or a partner writes it; whatever is unknown means delivery. */
export function deliveryTypeFrom(name: string | undefined): DeliveryType {
  const asked = name?.toUpperCase()
  return deliveryTypes.find((type) => type === asked) ?? "DELIVERY"
}
