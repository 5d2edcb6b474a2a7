import { createStore } from "../client/create-store.ts"
import { readStored, removeStored, writeStored } from "../client/storage/storage.ts"

/** SES-7: the code last applied, or chosen and waiting for a cart it fits. Null on the server and while a page is taken over. */
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
