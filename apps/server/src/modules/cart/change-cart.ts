import type { Tx } from "../../platform/database/database.ts"
import { insertCart, lockCart, type StoredCart, updateCart } from "./cart.store.ts"
import { emptyCart } from "./empty-cart.ts"
import type { CartOwner } from "./own-cart.ts"

/**
 * One change under the cart's lock: changes of one cart stand in line, on all nodes, and each sees the one before. A
 * change that answers the very cart it was given is none, and nothing is written.
 */
export async function changeCart(
  tx: Tx,
  owner: CartOwner,
  now: Date,
  change: (cart: StoredCart) => StoredCart | Promise<StoredCart>,
): Promise<StoredCart> {
  const { cartId, country, userId } = owner
  for (;;) {
    const stored = await lockCart(tx, cartId, country)
    const before = stored ?? emptyCart(owner)
    const changed = await change(before)
    if (changed === before) return before
    const after = { ...changed, version: before.version + 1 }
    if (stored) {
      await updateCart(tx, after, userId, now)
      return after
    }
    if (await insertCart(tx, after, userId, now)) return after
    // Another tab's first change came between: its cart is there now.
  }
}
