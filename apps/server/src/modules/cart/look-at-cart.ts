import type { BestOffers } from "@hearth/domain/offers/best-offers.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { CartShop } from "./cart-shop.ts"
import type { StoredCart } from "./cart.store.ts"
import { chosenOffers, judgeCart, type JudgedCart } from "./judge-cart.ts"
import { lookUpCart } from "./look-up-cart.ts"
import type { CartOwner } from "./own-cart.ts"
import { findPromo, sayApplied, tryPromo } from "./try-promo.ts"

/** A cart as whoever advises on it sees it. */
export interface SeenCart extends JudgedCart {
  /** The offers that stand on its bill. */
  onBill: BestOffers["applied"]
}

/** What others may ask about carts. Nothing is changed by it. */
export interface Carts {
  judge(owner: CartOwner): Promise<SeenCart>
  /** What would be shown with the confetti; a code that can't be used is refused as when it is applied. */
  validatePromo(owner: CartOwner, typed: string): Promise<ReturnType<typeof sayApplied>>
}

export function createCarts(shop: CartShop, db: Queryable): Carts {
  async function look(owner: CartOwner): Promise<{ cart: StoredCart; judged: JudgedCart }> {
    const { cart } = await lookUpCart(shop, db, owner)
    return { cart, judged: await judgeCart(shop, db, cart, owner.userId) }
  }

  return {
    async judge(owner) {
      const { judged } = await look(owner)
      return { ...judged, onBill: chosenOffers(shop, judged.situation) }
    },
    async validatePromo(owner, typed) {
      const promo = findPromo(shop, owner, typed)
      const { cart, judged } = await look(owner)
      const wanted = tryPromo(shop, promo, cart, judged)
      const applied = chosenOffers(shop, { ...judged.situation, wanted })
      return sayApplied(promo, applied.find(({ offerId }) => offerId === promo.offer.id)?.saving ?? 0, owner)
    },
  }
}
