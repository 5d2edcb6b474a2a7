import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

export const deliveryWords: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "Delivery",
  PICKUP: "Pickup at the store",
  CURBSIDE: "Pickup at the car",
  DINEIN: "Dine-in",
}
