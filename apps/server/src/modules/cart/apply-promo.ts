import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { judgeOffer } from "@hearth/domain/offers/judge-offer.ts"
import { normaliseCode } from "@hearth/domain/offers/normalise-code.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { billOf } from "./answer-cart.ts"
import type { CartShop } from "./cart-shop.ts"
import { changeCart } from "./change-cart.ts"
import { chosenOffers, judgeCart, type JudgedCart } from "./judge-cart.ts"
import type { CartOwner } from "./own-cart.ts"

/** Puts a code on the cart, or says why not. It takes the place of codes that take nothing off beside it. */
export async function applyPromo(shop: CartShop, tx: Tx, owner: CartOwner, typed: string) {
  const code = normaliseCode(typed)
  const offer = shop.offers.offersOf(owner.country).find((each) => code !== null && each.code === code)
  if (code === null || !offer) throw new AppError("PROMO_UNKNOWN")

  let judged: JudgedCart | undefined
  const changed = await changeCart(tx, owner, shop.clock.now(), async (cart) => {
    judged = await judgeCart(shop, tx, cart, owner.userId)
    // First among the wanted: what the customer just typed is what they want now.
    const situation = { ...judged.situation, wanted: [code, ...cart.promos.filter((each) => each !== code)] }
    const judgement = judgeOffer(offer, situation)
    if (!judgement.applies) {
      const [{ message, code: stop }] = judgement.stops
      throw new AppError("PROMO_REFUSED", { displayMsg: message, stop })
    }
    const applied = new Set(chosenOffers(shop, situation).map((each) => each.code))
    const known = cart.promos.includes(code) ? cart.promos : [...cart.promos, code]
    const promos = known.filter((each) => applied.has(each))
    return promos.length === cart.promos.length && cart.promos.includes(code) ? cart : { ...cart, promos }
  })
  if (!judged) throw new Error("a code was applied without being judged")

  const situation = { ...judged.situation, wanted: changed.promos }
  const cart = billOf(shop, changed, { ...judged, situation })
  const saved = cart.bill.discounts.find((each) => each.offerId === offer.id)?.amount ?? 0
  return {
    cart,
    promoCode: code,
    confettiMessage: `${code} applied`,
    confettiSubMessage: `You save ${formatMoney(saved, owner.country)} with this coupon`,
  }
}
