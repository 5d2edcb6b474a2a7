import { countries } from "../countries/countries.ts"
import type { Minor } from "../money/format-money.ts"
import { MINUTES_PER_DAY, localTimeOf, weekdayOf } from "../stores/zoned-time.ts"
import type { OfferBlocker } from "./offer-evaluation.ts"
import type { Condition, Offer } from "./offer.ts"
import type { EvaluationContext } from "./evaluation-context.ts"

/** Conditions on the cart's contents, which `selectCoveredUnits` checks. */
export type LineCondition = Extract<Condition, { kind: "categories" | "products" | "sizes" }>

/** Returns what blocks an offer besides its conditions: validity period, limits of uses, wheel. */
export function checkOfferLimits(
  offer: Offer,
  { at, uses, customer }: Pick<EvaluationContext, "at" | "uses" | "customer">,
): OfferBlocker[] {
  const { startTime, expiryTimer, limits, wheel, points, id } = offer
  const { inAll, byCustomer, byCustomerToday } = uses[id] ?? noUses
  const blockers: OfferBlocker[] = []
  if (at < startTime) blockers.push({ code: "NOT_YET", missing: null })
  if (expiryTimer.endTime !== 0 && at >= expiryTimer.endTime) blockers.push({ code: "EXPIRED", missing: null })
  if (wheel && !customer.won.includes(id)) blockers.push({ code: "WHEEL_ONLY", missing: null })
  if (points !== null && customer.points === null) blockers.push({ code: "MEMBERS_ONLY", missing: null })
  else if (points !== null && (customer.points ?? 0) < points)
    blockers.push({ code: "POINTS", missing: { kind: "points", count: points - (customer.points ?? 0) } })
  if (limits.inAll !== null && inAll >= limits.inAll) blockers.push({ code: "USED_UP", missing: null })
  if (limits.perUser !== null && byCustomer >= limits.perUser)
    blockers.push({ code: "USED_BY_YOU", times: limits.perUser, missing: null })
  else if (limits.perUserDay !== null && byCustomerToday >= limits.perUserDay)
    blockers.push({ code: "USED_TODAY", missing: null })
  return blockers
}

const noUses = { inAll: 0, byCustomer: 0, byCustomerToday: 0 }

/**
 * Returns what blocks the offer if the condition is not met, otherwise null. `value` is the cart's value that counts
 * towards a minimum cart value (`smallest-cart`). `isPaymentAssumed`: the customer chose the offer, so until they choose
 * a payment method, the one that the offer requires is assumed.
 */
export function checkCondition(
  condition: Exclude<Condition, LineCondition>,
  context: EvaluationContext,
  value: Minor,
  isPaymentAssumed: boolean,
): OfferBlocker | null {
  const { country, at, customer, payment } = context
  switch (condition.kind) {
    case "smallest-cart": {
      const amount = condition.amount - value
      return amount <= 0 ? null : { code: "SMALLEST_CART", missing: { kind: "amount", amount } }
    }
    case "delivery-types": {
      const { types } = condition
      if (types.includes(context.deliveryType)) return null
      return { code: "DELIVERY_TYPE", missing: { kind: "delivery-type", types } }
    }
    case "stores":
      return condition.stores.includes(context.storeId)
        ? null
        : { code: "STORE", words: condition.words, missing: null }
    case "cities":
      return condition.cities.includes(context.city) ? null : { code: "CITY", cities: condition.cities, missing: null }
    case "days-and-hours": {
      const { days, from, until } = condition
      const { day, minute } = localTimeOf(at, countries[country].timeZone)
      const isWithin = (weekday: number, minutes: number) =>
        days.includes(weekday) && minutes >= from && minutes < until
      // Late at night the previous day's hours may still apply.
      if (isWithin(weekdayOf(day), minute) || isWithin(weekdayOf(day - 1), minute + MINUTES_PER_DAY)) return null
      return { code: "DAY_OR_HOUR", days, from, until, missing: null }
    }
    case "first-order":
      return customer.orders === 0 ? null : { code: "FIRST_ORDER", missing: null }
    case "segment":
      return condition.segments.some((segment) => customer.segments.includes(segment))
        ? null
        : { code: "SEGMENT", words: condition.words, missing: null }
    case "payment-method": {
      const { methods, words } = condition
      if (payment ? methods.includes(payment.method) : isPaymentAssumed) return null
      return { code: "PAYMENT_METHOD", words, missing: { kind: "payment", methods, bank: null } }
    }
    case "bank-bin": {
      const { bank, bins } = condition
      // Once a payment method is chosen, the card's first digits decide: only they show its bank.
      const isOfBank = bins.some((bin) => isBin(payment?.bin) && payment.bin.startsWith(bin))
      if (payment === null ? isPaymentAssumed : isOfBank) return null
      return { code: "BANK_BIN", bank, missing: { kind: "payment", methods: [], bank } }
    }
  }
}

/** More digits could be part of a full card number, so they are not accepted as a BIN. */
function isBin(digits: string | undefined): digits is string {
  return digits !== undefined && /^\d{6,8}$/.test(digits)
}
