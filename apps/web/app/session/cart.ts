import type { Minor } from "@hearth/domain/money/format-money.ts"
import { createStore } from "../shell/store.ts"
import { readStored, writeStored } from "./storage.ts"

/** What every page shows of the cart. Nothing on the server and at first; keep-cart.ts, which comes when needed, keeps it true. */
export interface CartGlance {
  items: number
  /** Null while it is not known to the minor unit. */
  payable: Minor | null
}

const glance = createStore<CartGlance>({ items: 0, payable: null })

export const useCartGlance = glance.use

/** At the start: as this device knew it last. */
export function restoreCartGlance(): void {
  const stored = readStored<CartGlance>("cartGlance")
  if (stored && stored.items > 0) show(stored)
}

export function setCartGlance(next: CartGlance): void {
  const { items, payable } = glance.get()
  if (items === next.items && payable === next.payable) return
  show(next)
  writeStored("cartGlance", next)
}

function show(next: CartGlance): void {
  glance.set(next)
  // Known to the styles as well: where the cart stands beside the menu, its room is kept from the first paint on.
  document.documentElement.toggleAttribute("data-cart", next.items > 0)
}
