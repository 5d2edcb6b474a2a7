import { createStore } from "../shell/store.ts"
import { readStored, removeStored, writeStored } from "./storage.ts"

/** SES-7: the code last applied, or chosen and waiting for a cart it fits. Null on the server and while a page is taken over. */
const code = createStore<string | null>(null)

export const useCouponCode = code.use
export const couponCode = code.get

export function restoreCouponCode(): void {
  const stored = readStored<unknown>("couponCode")
  code.set(typeof stored === "string" && stored !== "" ? stored : null)
}

export function keepCouponCode(next: string | null): void {
  code.set(next)
  if (next === null) removeStored("couponCode")
  else writeStored("couponCode", next)
}
