import type { BestOffers } from "@hearth/domain/offers/best-offers.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { CartDeps } from "./cart-deps.ts"
import { billOffers, chooseBillOffers, evaluateCart, type EvaluatedCart } from "./evaluate-cart.ts"
import { findOrEmptyCart } from "./find-or-empty-cart.ts"
import type { CartOwner } from "./cart-owner.ts"
import { resolvePromoCodes, formatApplied, addPromoCodes } from "./promo-codes.ts"

/** A cart as whoever advises on it sees it. */
export interface CartWithOffers extends EvaluatedCart {
  /** The offers that stand on its bill. */
  onBill: BestOffers["applied"]
  /** Those the bill was made by, the same in every app. */
  billOffers: readonly Offer[]
}

/** What others may ask about carts. Nothing is changed by it. */
export interface Carts {
  evaluate(owner: CartOwner): Promise<CartWithOffers>
  /** What would be shown with the confetti; a code that can't be used is refused as when it is applied. */
  validatePromo(owner: CartOwner, enteredCode: string): Promise<ReturnType<typeof formatApplied>>
}

export function createCarts(deps: CartDeps, db: Queryable): Carts {
  async function evaluateOwnCart(owner: CartOwner): Promise<EvaluatedCart> {
    const { cart } = await findOrEmptyCart(deps, db, owner)
    return evaluateCart(deps, db, cart, owner.userId)
  }

  return {
    async evaluate(owner) {
      const evaluated = await evaluateOwnCart(owner)
      const { situation } = evaluated
      return {
        ...evaluated,
        onBill: chooseBillOffers(deps, situation),
        billOffers: billOffers(deps, situation.country),
      }
    },
    async validatePromo(owner, enteredCode) {
      const codes = resolvePromoCodes(deps, owner, [enteredCode])
      const evaluated = await evaluateOwnCart(owner)
      const wanted = addPromoCodes(deps, codes, evaluated)
      return formatApplied(codes, chooseBillOffers(deps, { ...evaluated.situation, wanted }), owner)
    },
  }
}
