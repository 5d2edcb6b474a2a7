import type { BestOffers } from "@hearth/domain/offers/best-offers.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { CartDeps } from "./cart-deps.ts"
import { billOffers, chooseBillOffers, evaluateCart, type EvaluatedCart } from "./evaluate-cart.ts"
import { findCartOrEmpty } from "./find-cart-or-empty.ts"
import type { CartOwner } from "./cart-owner.ts"
import { resolvePromoCodes, confettiTextsFor, addPromoCodes } from "./promo-codes.ts"

/** A priced cart for the offers module. */
export interface CartWithOffers extends EvaluatedCart {
  /** The offers on the cart's bill. */
  onBill: BestOffers["applied"]
  /** All offers that the bill was chosen from; the same for every client. */
  billOffers: readonly Offer[]
}

/** How other modules read carts. These calls change nothing. */
export interface Carts {
  evaluate(owner: CartOwner): Promise<CartWithOffers>
  /** Returns the confetti message, or refuses a promo code that can't be used, as applying it would. */
  validatePromo(owner: CartOwner, enteredCode: string): Promise<ReturnType<typeof confettiTextsFor>>
}

export function createCartQueries(deps: CartDeps, db: Queryable): Carts {
  async function evaluateOwnCart(owner: CartOwner): Promise<EvaluatedCart> {
    const { cart } = await findCartOrEmpty(deps, db, owner)
    return evaluateCart(deps, db, cart, owner.userId)
  }

  return {
    async evaluate(owner) {
      const evaluated = await evaluateOwnCart(owner)
      const { context } = evaluated
      return {
        ...evaluated,
        onBill: chooseBillOffers(deps, context),
        billOffers: billOffers(deps, context.country),
      }
    },
    async validatePromo(owner, enteredCode) {
      const codes = resolvePromoCodes(deps, owner, [enteredCode])
      const evaluated = await evaluateOwnCart(owner)
      const codesToEvaluate = addPromoCodes(deps, codes, evaluated)
      return confettiTextsFor(codes, chooseBillOffers(deps, { ...evaluated.context, wanted: codesToEvaluate }), owner)
    },
  }
}
