import type { Cart, CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import type { ShownBill } from "./cart-view.ts"
import { readStored, removeStored, writeStored } from "./storage.ts"
import { fieldsOf } from "./stored-shapes.ts"

/** What a device keeps of the cart, for the start, for other tabs and for a lost connection. */
export interface KeptCart {
  /** As the server had it last. */
  cart: Cart | null
  /** Of a guest, who can lose their session; what is in the cart then goes into the next one. */
  guest: boolean
  /** The bill the customer saw last: what differs from it is told. */
  seen: ShownBill | null
}

export const nothingKept: KeptCart = { cart: null, guest: true, seen: null }

/** Whoever wrote it, an older version of this page or a hand: half a cart is none. */
export function readKeptCart(): KeptCart {
  const { cart, guest, seen } = fieldsOf(readStored<unknown>("cart"))
  const { cartId, version, pricedAt, lines, bill } = fieldsOf(cart)
  const isWhole =
    typeof cartId === "string" &&
    typeof version === "number" &&
    typeof pricedAt === "string" &&
    Array.isArray(lines) &&
    isBill(bill)
  return {
    cart: isWhole ? (cart as Cart) : null,
    guest: guest !== false,
    seen: isBill(seen) ? (seen as ShownBill) : null,
  }
}

/**
 * Of nothing no trace is kept: whoever signs out leaves none, in no tab. What was written for the kitchen and the rider
 * may name a person or a door (SES-7): it is not kept, and comes back with the server's cart.
 */
export function writeKeptCart(kept: KeptCart): void {
  const { cart } = kept
  if (cart === null && kept.seen === null) removeStored("cart")
  else writeStored("cart", cart ? { ...kept, cart: { ...cart, options: withoutWords(cart.options) } } : kept)
}

function withoutWords(options: CartOptions): CartOptions {
  return { ...options, cooking: "", delivery: "" }
}

function isBill(value: unknown): boolean {
  const { validItems, invalidItems, charges, discounts } = fieldsOf(value)
  return [validItems, invalidItems, charges, discounts].every(Array.isArray)
}
