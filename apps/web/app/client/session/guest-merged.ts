import { createStore } from "@hearth/browser/store.ts"
import { removeStored } from "../storage/storage.ts"

/**
 * Counts the sign-ins whose response was lost. A later refresh of the session shows that the server had signed the guest
 * in and merged their data. The cart listens to this count.
 */
const mergedGuestCount = createStore(0)
export const onGuestMerged = mergedGuestCount.subscribe

/**
 * IDN-12: discards this browser's copy of the guest's cart. The server has merged the cart into the account, so sending
 * its lines again would duplicate them. Other tabs notice that the copy was removed from the storage.
 */
export function notifyGuestMerged(): void {
  removeStored("cart")
  mergedGuestCount.set(mergedGuestCount.get() + 1)
}
