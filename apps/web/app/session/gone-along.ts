import { createStore } from "../shell/store.ts"
import { removeStored } from "./storage.ts"

/** How often a guest turned out to have signed in without learning it. Who holds their cart listens. */
const found = createStore(0)
export const whenGoneAlong = found.subscribe

/** IDN-12: what they had is the account's: put in again it would be there twice. Other tabs see it go from the device. */
export function noteGoneAlong(): void {
  removeStored("cart")
  found.set(found.get() + 1)
}
