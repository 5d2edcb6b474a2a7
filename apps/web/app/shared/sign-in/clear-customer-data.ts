import { clearChosenPlace } from "../../place/place-commands.ts"
import { setCartSummary } from "../../cart/cart-summary.ts"
import { updateClientContext } from "../../client/api/client-context.ts"
import { setCouponCode } from "../../cart/coupon-code.ts"
import { storeFavourites } from "../favourites/favourites.store.ts"
import { setReorderSource } from "../../cart/reorder-source.ts"
import { noFavourites } from "../favourites/stored-favourites.ts"
import { removeStored } from "../../client/storage/storage.ts"
import { STORAGE_PREFIX, type StorageKey } from "../../client/storage/storage-keys.ts"
import { clearSession } from "../../client/session/session.store.ts"

/** What says nothing about a person: the country's configuration, and what this device was allowed, declined or shown. */
const impersonalKeys = new Set(["appConfig", "locationPermission", "cookieConsent", "installDeclined", "seenAlerts"])

/** Says how this tab was opened: inside which app, and by which campaign. */
const visitKeys = new Set(["client-type", "utm"])

const sessionKeys = new Set(["user", "login"])

/**
 * IDN-11: what this device knows of somebody, gone: who they are, cart and coupon, favourites, places and searches. Whose
 * app this is stays, and where somebody came from. `isOver`: the session is gone already, and a guest's may have begun.
 */
export async function clearCustomerData({ isOver = false } = {}): Promise<void> {
  const { clearCart } = await import("../../cart/merge-guest-cart.ts")
  await clearCart()
  if (!isOver) clearSession()
  clearChosenPlace()
  setCouponCode(null)
  setReorderSource(null)
  storeFavourites(noFavourites)
  setCartSummary({ items: 0, payable: null })
  updateClientContext({ analyticsId: "" })
  for (const key of Object.keys(localStorage)) {
    const name = key.slice(STORAGE_PREFIX.length)
    const stays = impersonalKeys.has(name) || (isOver && sessionKeys.has(name))
    if (key.startsWith(STORAGE_PREFIX) && !stays) removeStored(name as StorageKey)
  }
  const { privateKeys } = await import("../../client/storage/private-storage.ts")
  privateKeys.forEach(removeStored)
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(STORAGE_PREFIX) && !visitKeys.has(key.slice(STORAGE_PREFIX.length)))
      sessionStorage.removeItem(key)
  }
}
