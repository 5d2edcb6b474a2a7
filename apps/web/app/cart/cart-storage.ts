import type { Cart, CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import type { ShownBill } from "./cart-view.ts"
import { readStored, removeStored, writeStored } from "../client/storage/storage.ts"
import { asRecord } from "../client/storage/stored-shapes.ts"

/** What a device keeps of the cart, for the start, for other tabs and for a lost connection. */
export interface StoredCart {
  /** As the server had it last. */
  cart: Cart | null
  /** Of a guest, who can lose their session; what is in the cart then goes into the next one. */
  guest: boolean
  /** The bill the customer saw last: what differs from it is told. */
  seen: ShownBill | null
}

export const emptyStoredCart: StoredCart = { cart: null, guest: true, seen: null }

/** Whoever wrote it, an older version of this page or a hand: half a cart is none. */
export function readStoredCart(): StoredCart {
  const { cart, guest, seen } = asRecord(readStored<unknown>("cart"))
  const { cartId, version, pricedAt, lines, bill } = asRecord(cart)
  const isValid =
    typeof cartId === "string" &&
    typeof version === "number" &&
    typeof pricedAt === "string" &&
    Array.isArray(lines) &&
    isBill(bill)
  return {
    cart: isValid ? (cart as Cart) : null,
    guest: guest !== false,
    seen: isBill(seen) ? (seen as ShownBill) : null,
  }
}

/**
 * Of nothing no trace is kept: whoever signs out leaves none, in no tab. What was written for the kitchen and the rider
 * may name a person or a door (SES-7): it is not kept, and comes back with the server's cart.
 */
export function writeStoredCart(stored: StoredCart): void {
  const { cart } = stored
  if (cart === null && stored.seen === null) removeStored("cart")
  else writeStored("cart", cart ? { ...stored, cart: { ...cart, options: withoutInstructions(cart.options) } } : stored)
}

function withoutInstructions(options: CartOptions): CartOptions {
  return { ...options, cooking: "", delivery: "" }
}

function isBill(value: unknown): boolean {
  const { validItems, invalidItems, charges, discounts } = asRecord(value)
  return [validItems, invalidItems, charges, discounts].every(Array.isArray)
}
