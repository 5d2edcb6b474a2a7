import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { CartDeps } from "./cart-deps.ts"
import { insertCart, type StoredCart, updateCart } from "./cart.store.ts"
import { type FoundCart, findCartOrEmpty } from "./find-cart-or-empty.ts"
import type { CartOwner } from "./cart-owner.ts"

/** A change is repeated only after another change has succeeded, so no change gets near this limit. */
const MAX_ATTEMPTS = 200

/**
 * Applies one change, and repeats it if another change was written in between. Each change is written only if the
 * stored version is the one it read, so that changes of a cart follow each other on all nodes and none undoes another.
 * If `change` returns the cart it was given, nothing is written.
 */
export async function changeCart(
  deps: CartDeps,
  db: Queryable,
  owner: CartOwner,
  change: (cart: StoredCart) => StoredCart | Promise<StoredCart>,
): Promise<FoundCart> {
  const now = deps.clock.now()
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const { cart: current, hasPrize } = await findCartOrEmpty(deps, db, owner)
    const changedCart = await change(current)
    if (changedCart === current) return { cart: current, hasPrize }
    const cart = { ...changedCart, version: current.version + 1 }
    const write = current.version === 0 ? insertCart : updateCart
    if (await write(db, cart, owner.userId, now)) return { cart, hasPrize }
  }
  throw new AppError("CONFLICT")
}
