import type { Queryable } from "../../platform/database/database.ts"
import { toPricedCart } from "./price-stored-cart.ts"
import type { CartDeps } from "./cart-deps.ts"
import { changeCart } from "./change-cart.ts"
import { chooseBillOffers, evaluateCart, type EvaluatedCart } from "./evaluate-cart.ts"
import type { CartOwner } from "./cart-owner.ts"
import { resolvePromoCodes, confettiTextsFor, addPromoCodes } from "./promo-codes.ts"

/** Adds all these promo codes to the cart, or refuses with the reason and changes nothing. */
export async function applyPromo(deps: CartDeps, db: Queryable, owner: CartOwner, enteredCodes: readonly string[]) {
  const codes = resolvePromoCodes(deps, owner, enteredCodes)
  let evaluated: EvaluatedCart | undefined
  const { cart: changed } = await changeCart(deps, db, owner, async (cart) => {
    evaluated = await evaluateCart(deps, db, cart, owner.userId)
    const promos = addPromoCodes(deps, codes, evaluated)
    const hasSamePromos = promos.length === cart.promos.length && promos.every((each) => cart.promos.includes(each))
    return hasSamePromos ? cart : { ...cart, promos: [...promos] }
  })
  if (!evaluated) throw new Error("a code was applied without evaluating the cart")

  const context = { ...evaluated.context, wanted: changed.promos }
  const cart = toPricedCart(deps, changed, { ...evaluated, context })
  return { cart, ...confettiTextsFor(codes, chooseBillOffers(deps, context), owner) }
}
