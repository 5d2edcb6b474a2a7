import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

/** Within a sentence. */
export const inSentence = (type: DeliveryType) =>
  ({ DELIVERY: "delivery", PICKUP: "pickup", CURBSIDE: "curbside pickup", DINEIN: "dine-in" })[type]
export const name = (type: DeliveryType) =>
  ({ DELIVERY: "Delivery", PICKUP: "Pickup", CURBSIDE: "Curbside", DINEIN: "Dine-in" })[type]
