import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { showPopup } from "../../client/popup.store.ts"
import { restoreFavourites } from "../favourites/favourites-sync.ts"
import { storeSession } from "../../client/session/session.store.ts"
import { fromCustomerSession } from "../../client/session/stored-session.ts"

const loadMergeGuestCart = () => import("../../cart/merge-guest-cart.ts")

/** Before somebody signs in: what they did as a guest is told, so that it goes along. It must not hold up a sign-in. */
export async function prepareSignIn(): Promise<void> {
  await loadMergeGuestCart()
    .then(({ flushCart }) => flushCart())
    .catch(() => undefined)
}

/** IDN-4, IDN-12: from now on this device is the customer's: session, cart, favourites. What was left behind is told. */
export async function completeSignIn(session: CustomerSession): Promise<void> {
  await storeSession(fromCustomerSession(session))
  void loadCustomerData()
  const { left } = session
  if (left.length > 0) showPopup({ header: "Your cart came along", message: left.join(" ") })
}

/** Whoever this is now: what they have is asked for. */
export async function loadCustomerData(): Promise<void> {
  void restoreFavourites()
  await loadMergeGuestCart()
    .then(({ switchToCustomerCart }) => switchToCustomerCart())
    .catch(() => undefined)
}
