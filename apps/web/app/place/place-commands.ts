import { countries } from "@hearth/domain/countries/countries.ts"
import { type RecentLocation, rememberLocation } from "@hearth/domain/stores/recent-locations.ts"
import { rememberStore } from "@hearth/domain/stores/recent-stores.ts"
import { type ChosenPlace, chosenPlace, setChosenPlace } from "./chosen-place.store.ts"
import { clientContext, updateClientContext } from "../client/api/client-context.ts"
import { removeStored, writeStored } from "../client/storage/storage.ts"
import { clearStoreCookie, setStoreCookie } from "./store-cookie.ts"
import { isRecentLocation, isNonEmptyText, readStoredList } from "../client/storage/stored-list.ts"

/* What changes the chosen place; apart from it, because the first page only reads. */

/** LOC-10: sets the way of serving and keeps store and location, newest first. */
export function choosePlace(place: ChosenPlace): void {
  setChosenPlace(place)
  writeStored("place", place)
  writeStored("stores", rememberStore(recentStores(), place.store.id))
  if (place.location)
    writeStored("locations", rememberLocation(recentLocations(), toRecentLocation(place, place.location)))
  updateClientContext({ storeId: place.store.id, deliveryType: place.deliveryType })
  setStoreCookie(place.store.id)
}

function toRecentLocation({ store, deliveryType }: ChosenPlace, location: RecentLocation["location"]): RecentLocation {
  const offline_msg = store.online === 0 ? store.offline_msg : ""
  return { recent: { id: store.id, offline_msg, address_id: location.address_id }, location, deliveryType }
}

/** What the chosen store says of itself now; the choice itself, and its place among the recent ones, stay. */
export function refreshChosenStore({ id, advanceOrderStoreId, name, city, online, offline_msg }: ChosenPlace["store"]) {
  const place = chosenPlace()
  if (place?.store.id !== id) return
  const store = { id, advanceOrderStoreId, name, city, online, offline_msg }
  if (JSON.stringify({ ...place.store, ...store }) === JSON.stringify(place.store)) return
  const next = { ...place, store }
  setChosenPlace(next)
  writeStored("place", next)
}

/** LOC-15: the chosen store is no more. */
export function clearChosenPlace(): void {
  const { id } = countries[clientContext().country].defaultStore
  setChosenPlace(null)
  removeStored("place")
  clearStoreCookie()
  updateClientContext({ storeId: id, deliveryType: "DELIVERY" })
}

export function recentLocations(): RecentLocation[] {
  return readStoredList("locations", isRecentLocation)
}

function recentStores(): string[] {
  return readStoredList("stores", isNonEmptyText)
}

/** LOC-8: a deleted address is no place to go back to, nor one to bring anything to; the menu stays its store's. */
export function clearDeletedAddress(addressId: string): void {
  writeStored(
    "locations",
    recentLocations().filter(({ location }) => location.address_id !== addressId),
  )
  const place = chosenPlace()
  if (place?.location?.address_id === addressId) {
    const next = { ...place, location: null }
    setChosenPlace(next)
    writeStored("place", next)
  }
}
