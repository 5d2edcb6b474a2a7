import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { CartDeps } from "./cart-deps.ts"
import type { CartOwner } from "./cart-owner.ts"
import type { CartDestination } from "./create-empty-cart.ts"
import { findCartOrEmpty } from "./find-cart-or-empty.ts"
import { priceStoredCart } from "./price-stored-cart.ts"

/** Returns the cart with its bill. A cart that isn't stored yet is empty and for the given store and delivery type. */
export async function readOwnCart(
  deps: CartDeps,
  db: Queryable,
  owner: CartOwner,
  destination: CartDestination,
): Promise<Cart> {
  return priceStoredCart(deps, db, await findCartOrEmpty(deps, db, owner, destination), owner.userId)
}
