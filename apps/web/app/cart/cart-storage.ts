import type { Cart, CartOptions } from "@hearth/contract/calls/cart.calls.ts"
import type { DeviceStorage } from "../client/storage/device-storage.ts"
import { asRecord } from "../client/storage/stored-shapes.ts"
import type { ShownBill } from "./cart-view.ts"

/** The part of the cart that is stored on the device for startup, other tabs and offline use. */
export interface DeviceCart {
  /** The server's last version of the cart. */
  cart: Cart | null
  /** Whether the cart is a guest's. A guest can lose the session; the lines then move to the next cart. */
  guest: boolean
  /** The bill that the customer saw last; differences from it are shown. */
  seen: ShownBill | null
}

export const emptyDeviceCart: DeviceCart = { cart: null, guest: true, seen: null }

/** An older version of this page or manual editing may have written the value, so an incomplete cart is dropped. */
export function readDeviceCart(storage: Pick<DeviceStorage, "read">): DeviceCart {
  const { cart, guest, seen } = asRecord(storage.read<unknown>("cart"))
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
 * Removes the entry when there is nothing to store, so that signing out leaves no trace in any tab. Instructions for
 * the kitchen and the rider may name a person or an address (SES-7): they are not stored, and return with the server's
 * cart.
 */
export function writeDeviceCart(storage: Pick<DeviceStorage, "write" | "remove">, stored: DeviceCart): void {
  const { cart } = stored
  if (cart === null && stored.seen === null) storage.remove("cart")
  else if (cart === null) storage.write("cart", stored)
  else storage.write("cart", { ...stored, cart: { ...cart, options: withoutInstructions(cart.options) } })
}

function withoutInstructions(options: CartOptions): CartOptions {
  return { ...options, cooking: "", delivery: "" }
}

function isBill(value: unknown): boolean {
  const { validItems, invalidItems, charges, discounts } = asRecord(value)
  return [validItems, invalidItems, charges, discounts].every(Array.isArray)
}
