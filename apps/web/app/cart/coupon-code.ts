import { createStore } from "../client/create-store.ts"
import { readStored, removeStored, writeStored } from "../client/storage/storage.ts"

/**
 * SES-7: the code that was applied last, or was chosen and waits for a cart that it fits. Null on the server and during
 * hydration.
 */
const couponCodeStore = createStore<string | null>(null)

export const useCouponCode = couponCodeStore.use
export const couponCode = couponCodeStore.get

export function restoreCouponCode(): void {
  const stored = readStored<unknown>("couponCode")
  couponCodeStore.set(typeof stored === "string" && stored !== "" ? stored : null)
}

export function setCouponCode(next: string | null): void {
  couponCodeStore.set(next)
  if (next === null) removeStored("couponCode")
  else writeStored("couponCode", next)
}
