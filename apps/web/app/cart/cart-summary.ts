import type { Minor } from "@hearth/domain/money/format-money.ts"
import { createStore } from "@hearth/browser/store.ts"
import { readStored, writeStored } from "../client/storage/storage.ts"

/**
 * The part of the cart that every page shows. Empty on the server and at first; the cart, which is loaded when needed,
 * updates it.
 */
export interface CartSummary {
  items: number
  /** Null while the exact amount is unknown. */
  payable: Minor | null
}

const summaryStore = createStore<CartSummary>({ items: 0, payable: null })

export const useCartSummary = summaryStore.use

/** Restores the last summary of this device at startup. */
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
  // Also set as an attribute for CSS, which reserves space for the cart beside the menu from the first paint on.
  document.documentElement.toggleAttribute("data-cart", next.items > 0)
}
