import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { RecentLocation } from "@hearth/domain/stores/recent-locations.ts"
import type { Vehicle } from "@hearth/domain/stores/vehicle.ts"
import { createStore } from "@hearth/browser/store.ts"
import { clientContext, updateClientContext } from "../client/api/client-context.ts"
import { readStored, onStoredElsewhere, writeStored } from "../client/storage/storage.ts"
import { isDeliveryType, isLocation } from "../client/storage/stored-shapes.ts"

/** The customer's chosen store, delivery type and location. Every screen may show it and every order needs it. */
export interface ChosenPlace {
  deliveryType: DeliveryType
  store: Pick<StoreInfo, "id" | "advanceOrderStoreId" | "name" | "city" | "online" | "offline_msg">
  /** Where to deliver, or where the customer was when choosing the store; null if they chose by city. */
  location: RecentLocation["location"] | null
  /** For dine-in. */
  table?: number
  /** For curbside. */
  vehicle?: Vehicle
}

const chosenPlaceStore = createStore<ChosenPlace | null>(null)

/** Null on the server, during hydration, and until the customer has chosen. */
export const useChosenPlace = chosenPlaceStore.use
export const chosenPlace = chosenPlaceStore.get
export const onPlaceChange = chosenPlaceStore.subscribe
/** Sets the place for this page only; place-commands.ts also stores it. */
export const setChosenPlace = chosenPlaceStore.set

/**
 * Restores the last choice at startup (LOC-9), and stores a default store if there is none. The URL may request another
 * delivery type.
 */
export function restoreChosenPlace(requestedType: DeliveryType | undefined): void {
  const stored = readStoredPlace()
  const { country } = clientContext()
  if (readStored<string[]>("stores") === null) writeStored("stores", [countries[country].defaultStore.id])
  if (!stored) return
  chosenPlaceStore.set(stored)
  updateClientContext({ storeId: stored.store.id, deliveryType: requestedType ?? stored.deliveryType })
}

/** An older version of this page or manual editing may have written the value, so an incomplete place is dropped. */
function readStoredPlace(): ChosenPlace | null {
  const stored = readStored<Partial<ChosenPlace>>("place")
  const { store, deliveryType, location } = stored ?? {}
  const isValid =
    isDeliveryType(deliveryType) &&
    [store?.id, store?.name, store?.city].every((text) => typeof text === "string") &&
    (location === null || isLocation(location))
  return isValid ? (stored as ChosenPlace) : null
}

/** Follows choices and removals in other tabs of this browser. The listener gets the new place. */
export function followPlaceInOtherTabs(listener: (place: ChosenPlace | null) => void): () => void {
  return onStoredElsewhere("place", () => {
    const place = readStoredPlace()
    chosenPlaceStore.set(place)
    const store = place?.store ?? countries[clientContext().country].defaultStore
    updateClientContext({ storeId: store.id, deliveryType: place?.deliveryType ?? "DELIVERY" })
    listener(place)
  })
}

/** LOC-10: whether the chosen store was offline when its data was last fetched. */
export function isStoreOffline(place: ChosenPlace): boolean {
  return place.store.online === 0
}
