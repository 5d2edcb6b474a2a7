import type { Minor } from "@hearth/domain/money/format-money.ts"
import { createStore } from "../client/create-store.ts"
import { readStored, writeStored } from "../client/storage/storage.ts"

/** What every page shows of the cart. Nothing on the server and at first; keep-cart.ts, which comes when needed, keeps it true. */
export interface CartSummary {
  items: number
  /** Null while it is not known to the minor unit. */
  payable: Minor | null
}

const summaryStore = createStore<CartSummary>({ items: 0, payable: null })

export const useCartSummary = summaryStore.use

/** At the start: as this device knew it last. */
export function restoreCartSummary(): void {
  const stored = readStored<CartSummary>("cartGlance")
  if (stored && stored.items > 0) publish(stored)
}

export function setCartSummary(next: CartSummary): void {
  const { items, payable } = summaryStore.get()
  if (items === next.items && payable === next.payable) return
  publish(next)
  writeStored("cartGlance", next)
}

function publish(next: CartSummary): void {
  summaryStore.set(next)
  // Known to the styles as well: where the cart stands beside the menu, its room is kept from the first paint on.
  document.documentElement.toggleAttribute("data-cart", next.items > 0)
}
