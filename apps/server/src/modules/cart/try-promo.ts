import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { judgeOffer } from "@hearth/domain/offers/judge-offer.ts"
import { normaliseCode } from "@hearth/domain/offers/normalise-code.ts"
import type { Offer } from "@hearth/domain/offers/offer.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { blockedByVendor } from "../configuration/public.ts"
import type { CartShop } from "./cart-shop.ts"
import type { StoredCart } from "./cart.store.ts"
import { chosenOffers, type JudgedCart } from "./judge-cart.ts"
import type { CartOwner } from "./own-cart.ts"

/** An offer and the code that was typed for it. */
export interface Promo {
  code: string
  offer: Offer
}

/** As it was typed, among the offers that are to be had where the cart is shown. */
export function findPromo({ offers }: CartShop, { country, clientType }: CartOwner, typed: string): Promo {
  if (blockedByVendor[clientType].includes("offers")) throw new AppError("FEATURE_OFF")
  const code = normaliseCode(typed)
  const offer = offers.offersOf(country, clientType).find((each) => code !== null && each.code === code)
  if (code === null || !offer) throw new AppError("PROMO_UNKNOWN")
  return { code, offer }
}

/** The codes of the cart with this one, or why not. It takes the place of codes that take nothing off beside it. */
export function tryPromo(shop: CartShop, { code, offer }: Promo, cart: StoredCart, judged: JudgedCart): string[] {
  // First among the wanted: what the customer just typed is what they want now.
  const situation = { ...judged.situation, wanted: [code, ...cart.promos.filter((each) => each !== code)] }
  const judgement = judgeOffer(offer, situation)
  if (!judgement.applies) {
    const [{ message, code: stop }] = judgement.stops
    throw new AppError("PROMO_REFUSED", { displayMsg: message, stop })
  }
  const applied = new Set(chosenOffers(shop, situation).map((each) => each.code))
  const known = cart.promos.includes(code) ? cart.promos : [...cart.promos, code]
  return known.filter((each) => applied.has(each))
}

/** What is shown with the confetti. */
export function sayApplied({ code }: Promo, saved: number, { country }: CartOwner) {
  return {
    promoCode: code,
    confettiMessage: `${code} applied`,
    confettiSubMessage: `You save ${formatMoney(saved, country)} with this coupon`,
  }
}
