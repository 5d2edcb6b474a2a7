import type { Feature } from "@hearth/domain/countries/features.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

/** How each way is called, and what is asked next. */
export const deliveryTypeTexts: Readonly<
  Record<DeliveryType, { name: string; hint: string; where: string; cities: string }>
> = {
  DELIVERY: {
    name: "Delivery",
    hint: "Hot at your door",
    where: "Where should we bring it?",
    cities: "Choose your city",
  },
  PICKUP: {
    name: "Pickup",
    hint: "Ready at the counter",
    where: "Where will you pick it up?",
    cities: "Choose a city to pick up in",
  },
  CURBSIDE: {
    name: "Curbside",
    hint: "Brought to your car",
    where: "Where will you drive up?",
    cities: "Choose a city to drive up in",
  },
  DINEIN: {
    name: "Dine-in",
    hint: "At a table with us",
    where: "Where will you eat?",
    cities: "Choose a city to eat in",
  },
}

/** What helps to say where, beside the device's own position, which is always there. */
export interface PlaceInputs {
  /** Typing it, with suggestions. */
  search: boolean
  /** A pin on the map: only a door has to be that exact. */
  map: boolean
  /** The customer's saved addresses: only a door has one. */
  saved: boolean
  /** Where this browser was served before. */
  recent: boolean
  /** A city, then one of its stores. */
  cities: boolean
}

/** `forAddress`: on the way to an address to save, which is none of the saved ones and no store. */
export function availablePlaceInputs(
  type: DeliveryType,
  features: readonly Feature[],
  forAddress = false,
): PlaceInputs {
  const hasAddresses = features.includes("addresses")
  const toTheDoor = type === "DELIVERY"
  return {
    search: hasAddresses,
    map: hasAddresses && toTheDoor,
    saved: hasAddresses && toTheDoor && !forAddress,
    recent: !forAddress,
    cities: !forAddress,
  }
}
