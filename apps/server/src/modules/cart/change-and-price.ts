import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { CartDeps } from "./cart-deps.ts"
import type { CartOwner } from "./cart-owner.ts"
import type { StoredCart } from "./cart.store.ts"
import { changeCart } from "./change-cart.ts"
import { priceStoredCart } from "./price-stored-cart.ts"

/** Changes the cart and returns it priced. */
export async function changeAndPrice(
  deps: CartDeps,
  db: Queryable,
  owner: CartOwner,
  change: (cart: StoredCart) => StoredCart,
): Promise<Cart> {
  return priceStoredCart(deps, db, await changeCart(deps, db, owner, change), owner.userId)
}
