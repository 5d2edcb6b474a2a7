import type { DeliveryType } from "./delivery-type.ts"

/** ORD-2: codes of the delivery types in orders. `T` is what the chain's other systems use for a takeaway. */
export const orderTypes = ["D", "T", "P", "IRCTC", "DINEIN", "CURB"] as const
export type OrderType = (typeof orderTypes)[number]

const byDeliveryType: Readonly<Record<DeliveryType, OrderType>> = {
  DELIVERY: "D",
  PICKUP: "P",
  CURBSIDE: "CURB",
  DINEIN: "DINEIN",
}

export function orderTypeOf(deliveryType: DeliveryType): OrderType {
  return byDeliveryType[deliveryType]
}
