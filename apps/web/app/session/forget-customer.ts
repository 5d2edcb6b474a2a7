import { forgetChosenPlace } from "./change-place.ts"
import { setCartGlance } from "./cart.ts"
import { updateClientContext } from "./client-context.ts"
import { keepCouponCode } from "./coupon-code.ts"
import { keep } from "./favourites.ts"
import { keepFromReorder } from "./from-reorder.ts"
import { noFavourites } from "./kept-favourites.ts"
import { removeStored } from "./storage.ts"
import { PREFIX, type StoredName } from "./stored-names.ts"
import { dropSession } from "./session-store.ts"

/** What says nothing about a person: the country's configuration, and what this device was allowed, declined or shown. */
const impersonal = new Set(["appConfig", "locationPermission", "cookieConsent", "installDeclined", "seenAlerts"])

/** Says how this tab was opened: inside which app, and by which campaign. */
const ofTheVisit = new Set(["client-type", "utm"])

const ofGuest = new Set(["user", "login"])

/**
 * IDN-11: what this device knows of somebody, gone: who they are, cart and coupon, favourites, places and searches. Whose
 * app this is stays, and where somebody came from. `isOver`: the session is gone already, and a guest's may have begun.
 */
export async function forgetCustomer({ isOver = false } = {}): Promise<void> {
  const { forgetCart } = await import("./hand-over-cart.ts")
  await forgetCart()
  if (!isOver) dropSession()
  forgetChosenPlace()
  keepCouponCode(null)
  keepFromReorder(null)
  keep(noFavourites)
  setCartGlance({ items: 0, payable: null })
  updateClientContext({ analyticsId: "" })
  for (const key of Object.keys(localStorage)) {
    const name = key.slice(PREFIX.length)
    const stays = impersonal.has(name) || (isOver && ofGuest.has(name))
    if (key.startsWith(PREFIX) && !stays) removeStored(name as StoredName)
  }
  const { privateNames } = await import("./private-storage.ts")
  privateNames.forEach(removeStored)
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(PREFIX) && !ofTheVisit.has(key.slice(PREFIX.length))) sessionStorage.removeItem(key)
  }
}
