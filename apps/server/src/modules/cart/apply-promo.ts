import type { Queryable } from "../../platform/database/database.ts"
import { billOf } from "./answer-cart.ts"
import type { CartShop } from "./cart-shop.ts"
import { changeCart } from "./change-cart.ts"
import { judgeCart, type JudgedCart } from "./judge-cart.ts"
import type { CartOwner } from "./own-cart.ts"
import { findPromo, sayApplied, tryPromo } from "./try-promo.ts"

/** Puts a code on the cart, or says why not. */
export async function applyPromo(shop: CartShop, db: Queryable, owner: CartOwner, typed: string) {
  const promo = findPromo(shop, owner, typed)
  let judged: JudgedCart | undefined
  const { cart: changed } = await changeCart(shop, db, owner, async (cart) => {
    judged = await judgeCart(shop, db, cart, owner.userId)
    const promos = tryPromo(shop, promo, cart, judged)
    return promos.length === cart.promos.length && cart.promos.includes(promo.code) ? cart : { ...cart, promos }
  })
  if (!judged) throw new Error("a code was applied without being judged")

  const situation = { ...judged.situation, wanted: changed.promos }
  const cart = billOf(shop, changed, { ...judged, situation })
  const saved = cart.bill.discounts.find(({ offerId }) => offerId === promo.offer.id)?.amount ?? 0
  return { cart, ...sayApplied(promo, saved, owner) }
}
