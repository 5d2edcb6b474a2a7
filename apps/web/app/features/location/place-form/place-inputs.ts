import type { Feature } from "@hearth/domain/countries/feature-list.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"

/** The available inputs for a place, besides the device's position, which is always available. */
export interface PlaceInputs {
  /** A text field with suggestions. */
  search: boolean
  /** A pin on the map: only a delivery requires an exact location. */
  map: boolean
  /** The customer's saved addresses, for deliveries only. */
  saved: boolean
  /** Places that were chosen in this browser before. */
  recent: boolean
  /** A choice of city, then of one of its stores. */
  cities: boolean
}

/**
 * `forAddress`: the customer is entering a new saved address, so saved addresses, recent places and stores aren't
 * offered.
 */
export function availablePlaceInputs(
  type: DeliveryType,
  features: readonly Feature[],
  forAddress = false,
): PlaceInputs {
  const hasAddresses = features.includes("addresses")
  const isDelivery = type === "DELIVERY"
  return {
    search: hasAddresses,
    map: hasAddresses && isDelivery,
    saved: hasAddresses && isDelivery && !forAddress,
    recent: !forAddress,
    cities: !forAddress,
  }
}
