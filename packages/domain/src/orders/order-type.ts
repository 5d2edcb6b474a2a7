import type { DeliveryType } from "./delivery-type.ts"

/** ORD-2: how an order's way is written in orders. `T` is what other counters of the chain write for a takeaway. */
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
