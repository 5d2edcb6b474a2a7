import { clearChosenPlace } from "../../place/place-commands.ts"
import { setCartSummary } from "../../cart/cart-summary.ts"
import { updateClientContext } from "../../client/api/client-context.ts"
import { persistFavourites } from "../favourites/favourites.store.ts"
import { noFavourites } from "../favourites/stored-favourites.ts"
import { removeStored } from "../../client/storage/storage.ts"
import { STORAGE_PREFIX, type StorageKey } from "../../client/storage/storage-keys.ts"
import { clearSession } from "../../client/session/session.store.ts"

/** Keys without personal data: the country's configuration, and what this device allowed, declined or was shown. */
const nonPersonalKeys = new Set(["appConfig", "locationPermission", "cookieConsent", "installDeclined", "seenAlerts"])

/** How this tab was opened: in which app, and by which campaign. */
const visitKeys = new Set(["client-type", "utm"])

const sessionKeys = new Set(["user", "login"])

/**
 * IDN-11: removes the customer's data from this device: session, cart and coupon, favourites, places and searches. The
 * client type and the visit's campaign stay. `hasSessionEnded`: the session has already ended, and a guest session may
 * have started.
 */
export async function clearCustomerData({ hasSessionEnded = false } = {}): Promise<void> {
  const { clearCart } = await import("../../cart/cart.ts")
  await clearCart()
  if (!hasSessionEnded) clearSession()
  clearChosenPlace()
  persistFavourites(noFavourites)
  setCartSummary({ items: 0, payable: null })
  updateClientContext({ analyticsId: "" })
  for (const key of Object.keys(localStorage)) {
    const name = key.slice(STORAGE_PREFIX.length)
    const isKept = nonPersonalKeys.has(name) || (hasSessionEnded && sessionKeys.has(name))
    if (key.startsWith(STORAGE_PREFIX) && !isKept) removeStored(name as StorageKey)
  }
  const { privateKeys } = await import("../../client/storage/private-storage.ts")
  privateKeys.forEach(removeStored)
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(STORAGE_PREFIX) && !visitKeys.has(key.slice(STORAGE_PREFIX.length)))
      sessionStorage.removeItem(key)
  }
}
