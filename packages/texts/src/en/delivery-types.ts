import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

export const name = (type: DeliveryType) =>
  ({ DELIVERY: "Delivery", PICKUP: "Pickup", CURBSIDE: "Curbside", DINEIN: "Dine-in" })[type]
