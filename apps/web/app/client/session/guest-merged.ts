import { createStore } from "../create-store.ts"
import { removeStored } from "../storage/storage.ts"

/** How often a guest turned out to have signed in without learning it. Who holds their cart listens. */
const mergedGuestCount = createStore(0)
export const onGuestMerged = mergedGuestCount.subscribe

/** IDN-12: what they had is the account's: put in again it would be there twice. Other tabs see it go from the device. */
export function notifyGuestMerged(): void {
  removeStored("cart")
  mergedGuestCount.set(mergedGuestCount.get() + 1)
}
