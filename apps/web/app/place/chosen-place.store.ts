import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import type { RecentLocation } from "@hearth/domain/stores/recent-locations.ts"
import type { Vehicle } from "@hearth/domain/stores/vehicle.ts"
import { createStore } from "../client/create-store.ts"
import { clientContext, updateClientContext } from "../client/api/client-context.ts"
import { readStored, onStoredElsewhere, writeStored } from "../client/storage/storage.ts"
import { isDeliveryType, isLocation } from "../client/storage/stored-shapes.ts"

/** Where and how the customer wants to be served, as every screen may show it and every order needs it. */
export interface ChosenPlace {
  deliveryType: DeliveryType
  store: Pick<StoreInfo, "id" | "advanceOrderStoreId" | "name" | "city" | "online" | "offline_msg">
  /** Where to bring it, or where the customer was when they chose the store; none where they went by the city. */
  location: RecentLocation["location"] | null
  /** Dine-in. */
  table?: number
  /** Curbside. */
  vehicle?: Vehicle
}

const chosenPlaceStore = createStore<ChosenPlace | null>(null)

/** Null on the server, while the page is taken over, and for someone who has not chosen yet. */
export const useChosenPlace = chosenPlaceStore.use
export const chosenPlace = chosenPlaceStore.get
export const onPlaceChange = chosenPlaceStore.subscribe
/** For the page only; change-place.ts keeps it as well. */
export const setChosenPlace = chosenPlaceStore.set

/** At the start (LOC-9): what was chosen last, and a default store where nothing ever was. An address may ask for another way. */
export function restoreChosenPlace(requestedType: DeliveryType | undefined): void {
  const stored = readStoredPlace()
  const { country } = clientContext()
  if (readStored<string[]>("stores") === null) writeStored("stores", [countries[country].defaultStore.id])
  if (!stored) return
  chosenPlaceStore.set(stored)
  updateClientContext({ storeId: stored.store.id, deliveryType: requestedType ?? stored.deliveryType })
}

/** Whoever wrote it, an older version of this page or a hand: half a place is none. */
function readStoredPlace(): ChosenPlace | null {
  const stored = readStored<Partial<ChosenPlace>>("place")
  const { store, deliveryType, location } = stored ?? {}
  const isValid =
    isDeliveryType(deliveryType) &&
    [store?.id, store?.name, store?.city].every((text) => typeof text === "string") &&
    (location === null || isLocation(location))
  return isValid ? (stored as ChosenPlace) : null
}

/** Another tab of this browser chose, or forgot: this one follows. The listener gets what holds from now on. */
export function followPlaceInOtherTabs(listener: (place: ChosenPlace | null) => void): () => void {
  return onStoredElsewhere("place", () => {
    const place = readStoredPlace()
    chosenPlaceStore.set(place)
    const store = place?.store ?? countries[clientContext().country].defaultStore
    updateClientContext({ storeId: store.id, deliveryType: place?.deliveryType ?? "DELIVERY" })
    listener(place)
  })
}

/** The offline flag of LOC-10. */
export function isStoreOffline(place: ChosenPlace): boolean {
  return place.store.online === 0
}
