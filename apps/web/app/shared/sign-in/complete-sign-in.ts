import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import * as signInTexts from "@hearth/texts/account/sign-in.ts"
import { showPopup } from "../../client/popup.store.ts"
import { restoreFavourites } from "../favourites/favourites-sync.ts"
import { storeSession } from "../../client/session/session.store.ts"
import { fromCustomerSession } from "../../client/session/stored-session.ts"

const loadCart = () => import("../../cart/cart.ts")

/**
 * Sends the guest's pending cart changes before sign-in, so that they are merged into the account. A failure must not
 * block the sign-in.
 */
export async function prepareSignIn(): Promise<void> {
  await loadCart()
    .then(({ flushCart }) => flushCart())
    .catch(() => undefined)
}

/** IDN-4, IDN-12: switches this device to the customer: session, cart, favourites. Shows what could not be merged. */
export async function completeSignIn(session: CustomerSession): Promise<void> {
  await storeSession(fromCustomerSession(session))
  void loadCustomerData()
  const { left: notMerged } = session
  if (notMerged.length > 0) showPopup({ header: signInTexts.notEverythingAdded, message: notMerged.join(" ") })
}

/** Loads the data of the current customer. */
export async function loadCustomerData(): Promise<void> {
  void restoreFavourites()
  await loadCart()
    .then(({ switchToCustomerCart }) => switchToCustomerCart())
    .catch(() => undefined)
}
