import type { Queryable } from "../../platform/database/database.ts"
import { billOf } from "./answer-cart.ts"
import type { CartShop } from "./cart-shop.ts"
import { changeCart } from "./change-cart.ts"
import { chosenOffers, judgeCart, type JudgedCart } from "./judge-cart.ts"
import type { CartOwner } from "./own-cart.ts"
import { findPromos, sayApplied, tryPromos } from "./try-promo.ts"

/** Puts codes on the cart, all of them at once, or says why not and changes nothing. */
export async function applyPromo(shop: CartShop, db: Queryable, owner: CartOwner, typed: readonly string[]) {
  const codes = findPromos(shop, owner, typed)
  let judged: JudgedCart | undefined
  const { cart: changed } = await changeCart(shop, db, owner, async (cart) => {
    judged = await judgeCart(shop, db, cart, owner.userId)
    const promos = tryPromos(shop, codes, judged)
    const isSame = promos.length === cart.promos.length && promos.every((each) => cart.promos.includes(each))
    return isSame ? cart : { ...cart, promos: [...promos] }
  })
  if (!judged) throw new Error("a code was applied without being judged")

  const situation = { ...judged.situation, wanted: changed.promos }
  const cart = billOf(shop, changed, { ...judged, situation })
  return { cart, ...sayApplied(codes, chosenOffers(shop, situation), owner) }
}
