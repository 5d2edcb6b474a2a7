import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { type DeliveryType, deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { type RecentLocation, rememberLocation } from "@hearth/domain/stores/recent-locations.ts"
import { rememberStore } from "@hearth/domain/stores/recent-stores.ts"
import type { Vehicle } from "@hearth/domain/stores/vehicle.ts"
import { createStore } from "../shell/store.ts"
import { clientContext, updateClientContext } from "./client-context.ts"
import { readStored, removeStored, whenStoredElsewhere, writeStored } from "./storage.ts"
import { dropStoreCookie, keepStoreCookie } from "./store-cookie.ts"

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

const chosen = createStore<ChosenPlace | null>(null)

/** Null on the server, while the page is taken over, and for someone who has not chosen yet. */
export const useChosenPlace = chosen.use
export const chosenPlace = chosen.get

/** At the start (LOC-9): what was chosen last, and a default store where nothing ever was. An address may ask for another way. */
export function restoreChosenPlace(asked: DeliveryType | undefined): void {
  const stored = storedPlace()
  const { country } = clientContext()
  if (readStored<string[]>("stores") === null) writeStored("stores", [countries[country].defaultStore.id])
  if (!stored) return
  chosen.set(stored)
  updateClientContext({ storeId: stored.store.id, deliveryType: asked ?? stored.deliveryType })
}

/** Whoever wrote it, an older version of this page or a hand: half a place is none. */
function storedPlace(): ChosenPlace | null {
  const stored = readStored<Partial<ChosenPlace>>("place")
  const { store, deliveryType, location } = stored ?? {}
  const isWhole =
    deliveryTypes.some((type) => type === deliveryType) &&
    [store?.id, store?.name, store?.city].every((text) => typeof text === "string") &&
    (location === null || (Number.isFinite(location?.latitude) && typeof location?.label === "string"))
  return isWhole ? (stored as ChosenPlace) : null
}

/** Another tab of this browser chose, or forgot: this one follows. The listener gets what holds from now on. */
export function followOtherTabs(listener: (place: ChosenPlace | null) => void): () => void {
  return whenStoredElsewhere("place", () => {
    const place = storedPlace()
    chosen.set(place)
    if (place) updateClientContext({ storeId: place.store.id, deliveryType: place.deliveryType })
    listener(place)
  })
}

/** What the chosen store says of itself now; the choice itself, and its place among the recent ones, stay. */
export function refreshChosenStore({ id, advanceOrderStoreId, name, city, online, offline_msg }: ChosenPlace["store"]) {
  const place = chosen.get()
  if (place?.store.id !== id) return
  const store = { id, advanceOrderStoreId, name, city, online, offline_msg }
  if (JSON.stringify({ ...place.store, ...store }) === JSON.stringify(place.store)) return
  const next = { ...place, store }
  chosen.set(next)
  writeStored("place", next)
}

/** LOC-15: the chosen store is no more. */
export function forgetChosenPlace(): void {
  const { id } = countries[clientContext().country].defaultStore
  chosen.set(null)
  removeStored("place")
  dropStoreCookie()
  updateClientContext({ storeId: id })
}

/** LOC-10: sets the way of serving and keeps store and location, newest first. */
export function choosePlace(place: ChosenPlace): void {
  chosen.set(place)
  writeStored("place", place)
  writeStored("stores", rememberStore(recentStores(), place.store.id))
  if (place.location) writeStored("locations", rememberLocation(recentLocations(), recentOf(place, place.location)))
  updateClientContext({ storeId: place.store.id, deliveryType: place.deliveryType })
  keepStoreCookie(place.store.id)
}

function recentOf({ store, deliveryType }: ChosenPlace, location: RecentLocation["location"]): RecentLocation {
  const offline_msg = store.online === 0 ? store.offline_msg : ""
  return { recent: { id: store.id, offline_msg, address_id: location.address_id }, location, deliveryType }
}

/** The offline flag of LOC-10. */
export function isOffline(place: ChosenPlace): boolean {
  return place.store.online === 0
}

export function recentLocations(): RecentLocation[] {
  return readStored<RecentLocation[]>("locations") ?? []
}

function recentStores(): string[] {
  return readStored<string[]>("stores") ?? []
}

/** LOC-8: a deleted address is no place to go back to. */
export function forgetAddress(addressId: string): void {
  writeStored(
    "locations",
    recentLocations().filter(({ location }) => location.address_id !== addressId),
  )
  const place = chosen.get()
  if (place?.location?.address_id === addressId) {
    const next = { ...place, location: { ...place.location, address_id: null } }
    chosen.set(next)
    writeStored("place", next)
  }
}
