import type { Queryable } from "../../platform/database/database.ts"
import type { CartShop } from "./cart-shop.ts"
import { findCart, type StoredCart } from "./cart.store.ts"
import { emptyCart, type Place } from "./empty-cart.ts"
import type { CartOwner } from "./own-cart.ts"

/** A cart, kept or new, and whether its owner has a prize that could stand on the bill. */
export interface FoundCart {
  cart: StoredCart
  hasPrize: boolean
}

export async function lookUpCart(
  { offers, clock }: CartShop,
  db: Queryable,
  owner: CartOwner,
  place?: Place,
): Promise<FoundCart> {
  const { cartId, country, userId } = owner
  const prize = offers.hasPrize(country, userId, clock.now().getTime())
  const { stored, also } = await findCart(db, cartId, country, prize)
  return { cart: stored ?? emptyCart(owner, place), hasPrize: also }
}
