import { type CartLines, putLines } from "@hearth/domain/pricing/apply-changes.ts"
import type { CartLine } from "@hearth/domain/pricing/cart-line.ts"
import { sql } from "kysely"
import type { Tx } from "../../platform/database/database.ts"
import type { MenuOf } from "../catalog/public.ts"
import type { Joiner } from "../identity/public.ts"
import { insertCart, lockCart, type StoredCart, updateCart } from "./cart.store.ts"

/**
 * IDN-12: what a guest has in their cart joins the account's, and with it the cart goes where the guest is now. What is
 * more than a cart holds is left out and told. At a first sign-in the cart is the same, and only changes hands.
 */
export function joinCarts(menuOf: MenuOf): Joiner {
  return async (tx, { guest, customer, country, now }) => {
    const brought = await lockCart(tx, guest.cartId, country)
    if (!brought) return []
    if (guest.cartId === customer.cartId) {
      await updateCart(tx, { ...brought, version: brought.version + 1 }, customer.userId, now)
      return []
    }
    const own = await lockCart(tx, customer.cartId, country)
    await sql`delete from cart.cart where id = ${guest.cartId} and country = ${country}`.execute(tx)
    if (brought.lines.length === 0) return []
    const { cart, left } = joined(own, brought)
    const kept = { ...cart, id: customer.cartId, version: (own?.version ?? 0) + 1 }
    if (own) await updateCart(tx, kept, customer.userId, now)
    else await insertNew(tx, kept, customer.userId, now)
    return left.map((line) => sayLeft(line, menuOf(country, brought.storeId)))
  }
}

/** Line by line, so that what fits goes in. The guest's names of lines that are no more stay known, too. */
function joined(own: StoredCart | undefined, brought: StoredCart): { cart: StoredCart; left: CartLine[] } {
  if (!own || own.lines.length === 0) {
    const past = [...(own?.past ?? []), ...brought.past]
    return { cart: { ...brought, past }, left: [] }
  }
  const promos = [...new Set([...brought.promos, ...own.promos])]
  const { storeId, deliveryType, options } = brought
  let content: CartLines = { lines: own.lines, past: [...own.past, ...brought.past] }
  const left: CartLine[] = []
  for (const line of brought.lines) {
    const put = putLines(content, [line])
    if (put.ok) content = put.cart
    else left.push(line)
  }
  return { cart: { ...own, ...content, storeId, deliveryType, options, promos }, left }
}

async function insertNew(tx: Tx, cart: StoredCart, userId: string, now: Date): Promise<void> {
  if (await insertCart(tx, cart, userId, now)) return
  // Another device's first change came between; it waits for nothing of ours, so what is there is joined by its lines.
  const there = await lockCart(tx, cart.id, cart.country)
  if (there) await updateCart(tx, { ...joined(there, cart).cart, version: there.version + 1 }, userId, now)
}

function sayLeft({ productId, quantity }: CartLine, menu: ReturnType<MenuOf>): string {
  const name = menu.products.find(({ id }) => id === productId)?.name ?? "Something"
  return `${quantity} × ${name} did not fit in your cart with what was there already.`
}
