import { createStore } from "@hearth/browser/store.ts"
import { removeStored } from "../storage/storage.ts"

/**
 * Counts how often a session refresh showed that the guest's sign-in had succeeded although its response was lost. The
 * cart listens to it.
 */
const mergedGuestCount = createStore(0)
export const onGuestMerged = mergedGuestCount.subscribe

/**
 * IDN-12: the guest's cart is already merged into the account; sending its lines again would duplicate them. Other tabs
 * notice the removal from storage.
 */
export function notifyGuestMerged(): void {
  removeStored("cart")
  mergedGuestCount.set(mergedGuestCount.get() + 1)
}
