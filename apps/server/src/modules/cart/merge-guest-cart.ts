import { type CartLines, addLines } from "@hearth/domain/pricing/change-cart-lines.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import * as signInMergeTexts from "@hearth/texts/account/sign-in-merge.ts"
import { sql } from "kysely"
import type { Tx } from "../../platform/database/database.ts"
import type { MenuOf } from "../catalog/public.ts"
import { insertCart, lockCart, type StoredCart, updateCart } from "./cart.store.ts"
import type { GuestMerger } from "../sign-in/public.ts"

/**
 * IDN-12: merges the guest's cart into the account's and moves it to the guest's store and delivery type. Lines that
 * exceed a cart's limits are left out and reported. At a first sign-in the cart id is the same, and only the owner
 * changes.
 */
export function mergeGuestCart(menuOf: MenuOf): GuestMerger {
  return async (tx, { guest, customer, country, now }) => {
    const guestCart = await lockCart(tx, guest.cartId, country)
    if (!guestCart) return []
    if (guest.cartId === customer.cartId) {
      await updateCart(tx, { ...guestCart, version: guestCart.version + 1 }, customer.userId, now)
      return []
    }
    const customerCart = await lockCart(tx, customer.cartId, country)
    await sql`delete from cart.cart where id = ${guest.cartId} and country = ${country}`.execute(tx)
    if (guestCart.lines.length === 0) return []
    const { cart, leftOut } = mergeCarts(customerCart, guestCart)
    const mergedCart = { ...cart, id: customer.cartId, version: (customerCart?.version ?? 0) + 1 }
    if (customerCart) await updateCart(tx, mergedCart, customer.userId, now)
    else leftOut.push(...(await insertNew(tx, mergedCart, customer.userId, now)))
    return leftOut.map((line) => formatLeftOut(line, menuOf(country, guestCart.storeId)))
  }
}

/** Adds line by line, so that as many as possible fit. Also keeps the ids of the guest's removed lines. */
function mergeCarts(
  customerCart: StoredCart | undefined,
  guestCart: StoredCart,
): { cart: StoredCart; leftOut: CartLine[] } {
  if (!customerCart || customerCart.lines.length === 0) {
    const past = [...(customerCart?.past ?? []), ...guestCart.past]
    return { cart: { ...guestCart, past }, leftOut: [] }
  }
  const promos = [...new Set([...guestCart.promos, ...customerCart.promos])]
  const { storeId, deliveryType, options } = guestCart
  let content: CartLines = { lines: customerCart.lines, past: [...customerCart.past, ...guestCart.past] }
  const leftOut: CartLine[] = []
  for (const line of guestCart.lines) {
    const result = addLines(content, [line])
    if (result.ok) content = result.cart
    else leftOut.push(line)
  }
  return { cart: { ...customerCart, ...content, storeId, deliveryType, options, promos }, leftOut }
}

/** Returns the lines that did not fit. */
async function insertNew(tx: Tx, cart: StoredCart, userId: string, now: Date): Promise<CartLine[]> {
  if (await insertCart(tx, cart, userId, now)) return []
  // Another device created the cart in the meantime without waiting for our locks, so merge into that cart.
  const existingCart = await lockCart(tx, cart.id, cart.country)
  if (!existingCart) return []
  const { cart: merged, leftOut } = mergeCarts(existingCart, cart)
  await updateCart(tx, { ...merged, version: existingCart.version + 1 }, userId, now)
  return leftOut
}

function formatLeftOut({ productId, quantity }: CartLine, menu: ReturnType<MenuOf>): string {
  const name = menu.products.find(({ id }) => id === productId)?.name ?? signInMergeTexts.unknownProduct
  return signInMergeTexts.itemNotAdded(quantity, name)
}
