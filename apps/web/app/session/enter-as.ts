import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { showPopup } from "../shell/popup.ts"
import { restoreFavourites } from "./keep-favourites.ts"
import { keepSession } from "./session-store.ts"
import { fromCustomerSession } from "./stored-session.ts"

const loadHandOver = () => import("./hand-over-cart.ts")

/** Before somebody signs in: what they did as a guest is told, so that it goes along. It must not hold up a sign-in. */
export async function prepareToEnter(): Promise<void> {
  await loadHandOver()
    .then(({ tellCart }) => tellCart())
    .catch(() => undefined)
}

/** IDN-4, IDN-12: from now on this device is the customer's: session, cart, favourites. What was left behind is told. */
export async function enterAs(session: CustomerSession): Promise<void> {
  await keepSession(fromCustomerSession(session))
  void followCustomer()
  const { left } = session
  if (left.length > 0) showPopup({ header: "Your cart came along", message: left.join(" ") })
}

/** Whoever this is now: what they have is asked for. */
export async function followCustomer(): Promise<void> {
  void restoreFavourites()
  await loadHandOver()
    .then(({ takeOverCart }) => takeOverCart())
    .catch(() => undefined)
}
