import type { Queryable } from "../../platform/database/database.ts"
import type { CartDeps } from "./cart-deps.ts"
import { findCart, type StoredCart } from "./cart.store.ts"
import { createEmptyCart, type CartDestination } from "./create-empty-cart.ts"
import type { CartOwner } from "./cart-owner.ts"

/** A cart, stored or empty, and whether its owner has a prize of the wheel that could apply to the bill. */
export interface FoundCart {
  cart: StoredCart
  hasPrize: boolean
}

export async function findCartOrEmpty(
  { offers, clock }: CartDeps,
  db: Queryable,
  owner: CartOwner,
  destination?: CartDestination,
): Promise<FoundCart> {
  const { cartId, country, userId } = owner
  // Part of the statement that reads the cart, to save a round trip.
  const hasPrizeSql = offers.hasPrizeSql(country, userId, clock.now().getTime())
  const { stored, extra: hasPrize } = await findCart(db, cartId, country, hasPrizeSql)
  return { cart: stored ?? createEmptyCart(owner, destination), hasPrize }
}
