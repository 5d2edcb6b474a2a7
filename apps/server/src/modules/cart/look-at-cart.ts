import type { BestOffers } from "@hearth/domain/offers/best-offers.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { CartShop } from "./cart-shop.ts"
import { billOffers, chosenOffers, judgeCart, type JudgedCart } from "./judge-cart.ts"
import { lookUpCart } from "./look-up-cart.ts"
import type { CartOwner } from "./own-cart.ts"
import { findPromos, sayApplied, tryPromos } from "./try-promo.ts"

/** A cart as whoever advises on it sees it. */
export interface SeenCart extends JudgedCart {
  /** The offers that stand on its bill. */
  onBill: BestOffers["applied"]
  /** Those the bill was made by, the same in every app. */
  billOffers: readonly Offer[]
}

/** What others may ask about carts. Nothing is changed by it. */
export interface Carts {
  judge(owner: CartOwner): Promise<SeenCart>
  /** What would be shown with the confetti; a code that can't be used is refused as when it is applied. */
  validatePromo(owner: CartOwner, typed: string): Promise<ReturnType<typeof sayApplied>>
}

export function createCarts(shop: CartShop, db: Queryable): Carts {
  async function look(owner: CartOwner): Promise<JudgedCart> {
    const { cart } = await lookUpCart(shop, db, owner)
    return judgeCart(shop, db, cart, owner.userId)
  }

  return {
    async judge(owner) {
      const judged = await look(owner)
      const { situation } = judged
      return { ...judged, onBill: chosenOffers(shop, situation), billOffers: billOffers(shop, situation.country) }
    },
    async validatePromo(owner, typed) {
      const codes = findPromos(shop, owner, [typed])
      const judged = await look(owner)
      const wanted = tryPromos(shop, codes, judged)
      return sayApplied(codes, chosenOffers(shop, { ...judged.situation, wanted }), owner)
    },
  }
}
