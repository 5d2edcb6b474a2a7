import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"

export const couponApplied = (code: string) => `${code} applied`
export const couponsApplied = (count: number) => `${count} coupons applied`
export const youSave = (amount: number, country: CountryCode) =>
  `You save ${formatMoney(amount, country)} with this coupon`
export const youSaveWithCoupons = (amount: number, country: CountryCode) =>
  `You save ${formatMoney(amount, country)} with these coupons`
export const freePizzaAdded = "Your free pizza is in your cart"
export const youSaveWithPoints = (amount: number, country: CountryCode, points: number) =>
  `You save ${formatMoney(amount, country)} with ${points} points`

/** Headings of the coupons page. */
export const readyToUse = "Ready to use"
export const almostThere = "Almost there"
export const moreCoupons = "More coupons"
export const wholeOrder = "On the whole order"
export const pizzas = "Pizzas"
export const pizzaMania = "Pizza Mania"
export const sides = "Sides"
export const sidesAndCombos = "Sides and combos"

export const cardSaves = (bank: string, amount: number, country: CountryCode, offer: string) =>
  `Your ${bank} card saves ${formatMoney(amount, country)} with ${offer}.`
export const cardOfferNotApplied = (offer: string, reason: string) => `${offer}: ${reason}`
export const moreCardDigits = "Enter the first eight digits of your card, so we can find its bank."
export const noCardOffers = "No offers for this card. Your other coupons work with any card."

export const wheelClosed = "The wheel isn’t spinning right now. Check back soon."
export const tooManySpins = "Too many spins from your network. Try again later."

export const firstOrderOnly = (code: string) =>
  `${code} is for first orders only, and this number has ordered before. Remove it from your cart, then order again.`
export const needsPaymentMethod = "One of your offers needs a specific payment method. Choose one."
export const billDependsOnPayment = "One of your offers needs a specific payment method. Check your new total."
