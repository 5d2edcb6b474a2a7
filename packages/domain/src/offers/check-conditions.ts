import { countries } from "../countries/countries.ts"
import { formatMoney, type Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"
import { MINUTES_PER_DAY, localTimeOf, weekdayOf } from "../stores/zoned-time.ts"
import type { Missing, OfferBlocker, OfferBlockerCode } from "./offer-evaluation.ts"
import type { Condition, Offer } from "./offer.ts"
import { formatList, formatDaysAndHours } from "./format-days-and-hours.ts"
import type { EvaluationContext } from "./evaluation-context.ts"

/** Conditions on the cart's contents are checked where the items are selected. */
export type LineCondition = Extract<Condition, { kind: "categories" | "products" | "sizes" }>

export function blocker(code: OfferBlockerCode, message: string, missing: Missing | null = null): OfferBlocker {
  return { code, message, missing }
}

/** Checks what blocks an offer besides its conditions: validity period, uses, wheel. */
export function checkOfferLimits(
  offer: Offer,
  { at, uses, customer }: Pick<EvaluationContext, "at" | "uses" | "customer">,
): OfferBlocker[] {
  const { startTime, expiryTimer, limits, wheel, id } = offer
  const { inAll, byCustomer, byCustomerToday } = uses[id] ?? noUses
  const stops: OfferBlocker[] = []
  if (at < startTime) stops.push(blocker("NOT_YET", "This offer hasn't begun yet."))
  if (expiryTimer.endTime !== 0 && at >= expiryTimer.endTime) stops.push(blocker("EXPIRED", "Coupon expired"))
  if (wheel && !customer.won.includes(id)) stops.push(blocker("WHEEL_ONLY", "Spin the wheel to win this one."))
  if (limits.inAll !== null && inAll >= limits.inAll)
    stops.push(blocker("USED_UP", "All of these have been used. We'll have others soon."))
  if (limits.perUser !== null && byCustomer >= limits.perUser)
    stops.push(
      blocker(
        "USED_BY_YOU",
        limits.perUser === 1 ? "You've used this one." : `You've used this ${limits.perUser} times.`,
      ),
    )
  else if (limits.perUserDay !== null && byCustomerToday >= limits.perUserDay)
    stops.push(blocker("USED_TODAY", "You've used this today. It's back tomorrow."))
  return stops
}

const noUses = { inAll: 0, byCustomer: 0, byCustomerToday: 0 }

/**
 * Checks one condition. `value` is the cart's value for the smallest cart; `isPaymentAssumed`: the customer chose the
 * offer before a payment method, so the required payment is assumed until it is known.
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
      if (amount <= 0) return null
      return blocker("SMALLEST_CART", `Add ${formatMoney(amount, country)} more to use this.`, {
        kind: "amount",
        amount,
      })
    }
    case "delivery-types": {
      const { types } = condition
      if (types.includes(context.deliveryType)) return null
      const list = formatList(
        types.map((type) => deliveryTypeLabels[type]),
        "or",
      )
      return blocker("DELIVERY_TYPE", `Only for ${list}.`, { kind: "delivery-type", types })
    }
    case "stores":
      return condition.stores.includes(context.storeId) ? null : blocker("STORE", `Only at ${condition.words}.`)
    case "cities":
      return condition.cities.includes(context.city)
        ? null
        : blocker("CITY", `Only in ${formatList(condition.cities, "and")}.`)
    case "days-and-hours": {
      const { days, from, until } = condition
      const { day, minute } = localTimeOf(at, countries[country].timeZone)
      const holds = (weekday: number, minutes: number) => days.includes(weekday) && minutes >= from && minutes < until
      // Late at night the previous day's hours may still apply.
      if (holds(weekdayOf(day), minute) || holds(weekdayOf(day - 1), minute + MINUTES_PER_DAY)) return null
      return blocker("DAY_OR_HOUR", `Only ${formatDaysAndHours(days, from, until)}.`)
    }
    case "first-order":
      return customer.orders === 0 ? null : blocker("FIRST_ORDER", "Only for your first order.")
    case "segment":
      return condition.segments.some((segment) => customer.segments.includes(segment))
        ? null
        : blocker("SEGMENT", `Only for ${condition.words}.`)
    case "payment-method": {
      const { methods, words } = condition
      if (payment ? methods.includes(payment.method) : isPaymentAssumed) return null
      return blocker("PAYMENT_METHOD", `Pay with ${words} to use this.`, { kind: "payment", methods, bank: null })
    }
    case "bank-bin": {
      const { bank, bins } = condition
      // Assumed until a payment method is chosen. Only a card's first digits show its bank.
      const isOfBank = bins.some((bin) => isBin(payment?.bin) && payment.bin.startsWith(bin))
      if (payment === null ? isPaymentAssumed : isOfBank) return null
      return blocker("BANK_BIN", `Pay with a ${bank} card to use this.`, { kind: "payment", methods: [], bank })
    }
  }
}

export const deliveryTypeLabels: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "delivery",
  PICKUP: "pickup",
  CURBSIDE: "curbside pickup",
  DINEIN: "dine-in",
}

/** More digits would be part of a whole card number, so they are not accepted as a bin. */
function isBin(digits: string | undefined): digits is string {
  return digits !== undefined && /^\d{6,8}$/.test(digits)
}
