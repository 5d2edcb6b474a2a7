import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { findCart, insertCart, type StoredCart, updateCart } from "./cart.store.ts"
import { emptyCart } from "./empty-cart.ts"
import type { CartOwner } from "./own-cart.ts"

/** One of those who race gets through each time, so nobody comes near. */
const MOST_TURNS = 200

/**
 * One change, made anew where another came between: each is written only upon the version it saw, so that changes of one
 * cart follow each other, on all nodes, and none undoes another. A change that answers the very cart it was given is
 * none, and nothing is written.
 */
export async function changeCart(
  db: Queryable,
  owner: CartOwner,
  now: Date,
  change: (cart: StoredCart) => StoredCart | Promise<StoredCart>,
): Promise<StoredCart> {
  const { cartId, country, userId } = owner
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const stored = await findCart(db, cartId, country)
    const before = stored ?? emptyCart(owner)
    const changed = await change(before)
    if (changed === before) return before
    const after = { ...changed, version: before.version + 1 }
    if (await (stored ? updateCart(db, after, userId, now) : insertCart(db, after, userId, now))) return after
  }
  throw new AppError("CONFLICT")
}
