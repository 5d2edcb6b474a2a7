import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { BestOffers } from "@hearth/domain/offers/best-offers.ts"
import { normaliseCode } from "@hearth/domain/offers/normalise-code.ts"
import { putOnCodes } from "@hearth/domain/offers/put-on-codes.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { blockedByVendor } from "../configuration/public.ts"
import type { CartShop } from "./cart-shop.ts"
import { billOffers, type JudgedCart } from "./judge-cart.ts"
import type { CartOwner } from "./own-cart.ts"

/** The codes as they were typed, among the offers that are to be had where the cart is shown. */
export function findPromos({ offers }: CartShop, { country, clientType }: CartOwner, typed: readonly string[]) {
  if (blockedByVendor[clientType].includes("offers")) throw new AppError("FEATURE_OFF")
  const here = offers.offersOf(country, clientType)
  return typed.map((each) => {
    const code = normaliseCode(each)
    if (code === null || !here.some((offer) => offer.code === code)) throw new AppError("PROMO_UNKNOWN")
    return code
  })
}

/** The codes of the cart with these, or why not. */
export function tryPromos(shop: CartShop, codes: readonly string[], { situation }: JudgedCart): readonly string[] {
  const put = putOnCodes(billOffers(shop, situation.country), codes, situation)
  if (!put.ok) throw new AppError("PROMO_REFUSED", { displayMsg: put.message, stop: put.stop })
  return put.codes
}

/** What is shown with the confetti. */
export function sayApplied(codes: readonly string[], applied: BestOffers["applied"], { country }: CartOwner) {
  const own = applied.filter(({ code }) => code !== null && codes.includes(code))
  const saved = formatMoney(
    own.reduce((sum, { saving }) => sum + saving, 0),
    country,
  )
  const [promoCode = ""] = codes
  return codes.length === 1
    ? {
        promoCode,
        confettiMessage: `${promoCode} applied`,
        confettiSubMessage: `You save ${saved} with this coupon`,
      }
    : {
        promoCode,
        confettiMessage: `${codes.length} coupons applied`,
        confettiSubMessage: `You save ${saved} with them`,
      }
}
