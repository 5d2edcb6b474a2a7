import { countries } from "@hearth/domain/countries/countries.ts"
import { type RecentLocation, rememberLocation } from "@hearth/domain/stores/recent-locations.ts"
import { rememberStore } from "@hearth/domain/stores/recent-stores.ts"
import { type ChosenPlace, chosenPlace, setChosenPlace } from "./chosen-place.store.ts"
import { clientContext, updateClientContext } from "../client/api/client-context.ts"
import { removeStored, writeStored } from "../client/storage/storage.ts"
import { clearStoreCookie, setStoreCookie } from "./store-cookie.ts"
import { isRecentLocation, isNonEmptyText, readStoredList } from "../client/storage/stored-list.ts"

/* Changes the chosen place. A separate module, because the first page only reads it. */

/** LOC-10: chooses a place and stores it; store and location become the newest of the recent ones. */
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

/** Updates the chosen store's data. The choice and the recent places stay. */
export function refreshChosenStore({ id, advanceOrderStoreId, name, city, online, offline_msg }: ChosenPlace["store"]) {
  const place = chosenPlace()
  if (place?.store.id !== id) return
  const store = { id, advanceOrderStoreId, name, city, online, offline_msg }
  if (JSON.stringify({ ...place.store, ...store }) === JSON.stringify(place.store)) return
  const next = { ...place, store }
  setChosenPlace(next)
  writeStored("place", next)
}

/** LOC-15: clears the place because the chosen store no longer exists. */
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

/** LOC-8: removes a deleted address from the recent locations and the chosen place; the store stays. */
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
