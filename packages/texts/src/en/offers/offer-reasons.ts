import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import type { AddCodesRefusal } from "@hearth/domain/offers/add-codes.ts"
import type { BestOffers } from "@hearth/domain/offers/best-offers.ts"
import type { NotUsedReason } from "@hearth/domain/offers/explain-unused-offer.ts"
import type { OfferBlocker, PaymentNudge } from "@hearth/domain/offers/offer-evaluation.ts"
import { daysAndHours } from "../days-and-hours.ts"
import { inSentence } from "../place/delivery-types.ts"
import { joinWithAnd, joinWithOr } from "../lists.ts"

export const pointsChanged = "Your points have changed. Review your cart and try again."
export const couponExpired = "Coupon expired"

/** Why an offer doesn't apply. */
export const blocked = (blocker: OfferBlocker, country: CountryCode): string => {
  switch (blocker.code) {
    case "NOT_YET":
      return "This offer hasn’t started yet."
    case "EXPIRED":
      return couponExpired
    case "WHEEL_ONLY":
      return "Spin the wheel to win this offer."
    case "USED_UP":
      return "This offer has been fully redeemed."
    case "USED_BY_YOU":
      return blocker.times === 1
        ? "You’ve already used this offer."
        : `You’ve already used this offer ${blocker.times} times.`
    case "USED_TODAY":
      return "You’ve used this today. Try again tomorrow."
    case "SMALLEST_CART":
      return `Add ${formatMoney(blocker.missing.amount, country)} more to use this.`
    case "DELIVERY_TYPE":
      return `Only for ${joinWithOr(blocker.missing.types.map(inSentence))}.`
    case "STORE":
      return `Only at ${blocker.words}.`
    case "CITY":
      return `Only in ${joinWithAnd(blocker.cities)}.`
    case "DAY_OR_HOUR":
      return `Only ${daysAndHours(blocker.days, blocker.from, blocker.until)}.`
    case "FIRST_ORDER":
      return "Only for your first order."
    case "MEMBERS_ONLY":
      return "Join our rewards to collect a free pizza."
    case "POINTS":
      return `Collect ${blocker.missing.count} more ${blocker.missing.count === 1 ? "point" : "points"} for this.`
    case "SEGMENT":
      return `Only for ${blocker.words}.`
    case "PAYMENT_METHOD":
      return `Pay with ${blocker.words} to use this.`
    case "BANK_BIN":
      return `Pay with a ${blocker.bank} card to use this.`
    case "CATEGORIES":
    case "PRODUCTS":
    case "BUY_MORE":
    case "COMBO_INCOMPLETE": {
      const itemsText = blocker.words === null ? "items" : `of our ${blocker.words}`
      if (blocker.neededCount > 1) return `Add ${blocker.missing.count} more ${itemsText} to use this.`
      return blocker.words === null ? "Add an item to use this." : `Add one ${itemsText} to use this.`
    }
    case "SIZES": {
      const { count } = blocker.missing
      return `Choose ${count === 1 ? "one" : `${count} more`} in ${joinWithOr(blocker.sizes)} to use this.`
    }
    case "ITEM_MISSING":
      return `Add one of our ${blocker.words} and get it free.`
    case "MILESTONE": {
      const { count } = blocker.missing
      return `${count} more ${count === 1 ? "order" : "orders"} to unlock this.`
    }
    case "NOTHING_TO_TAKE_OFF":
      if (blocker.because === "COMBO_COSTS_NO_LESS")
        return `These items already cost ${formatMoney(blocker.price, country)} or less together.`
      return blocker.because === "CART_IS_EMPTY"
        ? "Add something to your cart first."
        : "Nothing in your cart qualifies for this."
  }
}

/** Why an offer that applies isn't used. */
export const notUsed = (reason: OfferBlocker | NotUsedReason, country: CountryCode): string => {
  switch (reason.code) {
    case "CANT_BE_COMBINED":
      return `Can’t be combined with ${joinWithOr(reason.with.map(({ title }) => `‘${title}’`))}.`
    case "ENOUGH_OFFERS":
      return `You can use up to ${reason.max} offers per order.`
    case "SAVES_NOTHING_MORE":
      return "You wouldn’t save any more with this."
    case "SAVES_LESS":
      return `Saves ${formatMoney(reason.saving, country)}. Your current offers save ${formatMoney(reason.than, country)}.`
    case "CHOSEN_OTHERWISE":
      return `Saves ${formatMoney(reason.saving, country)}. The offers you chose save ${formatMoney(reason.than, country)}.`
    default:
      return blocked(reason, country)
  }
}

/** Why promo codes can't be added. */
export const codesRefused = (refusal: AddCodesRefusal, country: CountryCode): string => {
  if (refusal.code !== "SAVES_LESS") return blocked(refusal, country)
  const { displaced, codes, more } = refusal
  if (displaced.some(({ points }) => points !== undefined))
    return `${joinWithAnd(codes)} can’t be combined with your free pizza.`
  const names = joinWithAnd(displaced.map(({ code, title }) => code ?? `‘${title}’`))
  const isOne = displaced.length === 1
  const saves = `${names} ${isOne ? "saves" : "save"} you ${formatMoney(more, country)} more`
  // A prize is applied automatically: the customer has nothing to remove.
  return displaced.every(({ code }) => code !== null)
    ? `${saves}. Remove ${isOne ? "it" : "them"} first to use ${joinWithAnd(codes)}.`
    : `${saves}, and ${joinWithAnd(codes)} can’t be combined with ${isOne ? "it" : "them"}.`
}

export const best = ({ reason, saving }: Pick<BestOffers, "reason" | "saving">, country: CountryCode) =>
  reason === "WANTED"
    ? `Saves ${formatMoney(saving, country)} with the offers you chose.`
    : `Saves ${formatMoney(saving, country)}, the most for this cart.`

export const payToKeep = (nudge: PaymentNudge) =>
  nudge.code === "BANK_BIN" ? `Pay with a ${nudge.bank} card to keep this.` : `Pay with ${nudge.words} to keep this.`
