import { countries } from "../countries/countries.ts"
import { formatMoney, type Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"
import { DAY_MINUTES, localTimeOf, weekdayOf } from "../stores/zoned-time.ts"
import type { Missing, Stop, StopCode } from "./judgement.ts"
import type { Condition, Offer } from "./offer.ts"
import { sayList, sayWhen } from "./say-when.ts"
import type { Situation } from "./situation.ts"

/** Conditions on what is in the cart are looked at where the things are picked. */
export type LineCondition = Extract<Condition, { kind: "categories" | "products" | "sizes" }>

export function stop(code: StopCode, message: string, missing: Missing | null = null): Stop {
  return { code, message, missing }
}

/** What stops the offer whatever the condition: its time, its uses, the wheel. */
export function checkOffer(offer: Offer, { at, uses, customer }: Pick<Situation, "at" | "uses" | "customer">): Stop[] {
  const { startTime, expiryTimer, limits, wheel, id } = offer
  const { inAll, byCustomer, byCustomerToday } = uses[id] ?? never
  const stops: Stop[] = []
  if (at < startTime) stops.push(stop("NOT_YET", "This offer hasn't begun yet."))
  if (expiryTimer.endTime !== 0 && at >= expiryTimer.endTime) stops.push(stop("EXPIRED", "Coupon expired"))
  if (wheel && !customer.won.includes(id)) stops.push(stop("WHEEL_ONLY", "Spin the wheel to win this one."))
  if (limits.inAll !== null && inAll >= limits.inAll)
    stops.push(stop("USED_UP", "All of these have been used. We'll have others soon."))
  if (limits.perUser !== null && byCustomer >= limits.perUser)
    stops.push(
      stop("USED_BY_YOU", limits.perUser === 1 ? "You've used this one." : `You've used this ${limits.perUser} times.`),
    )
  else if (limits.perUserDay !== null && byCustomerToday >= limits.perUserDay)
    stops.push(stop("USED_TODAY", "You've used this today. It's back tomorrow."))
  return stops
}

const never = { inAll: 0, byCustomer: 0, byCustomerToday: 0 }

/**
 * What one condition has against the situation. `value` is what the cart is worth for the smallest cart; `promised`: the
 * customer chose the offer before choosing how to pay, so the payment is taken at their word until it is known.
 */
export function checkCondition(
  condition: Exclude<Condition, LineCondition>,
  situation: Situation,
  value: Minor,
  promised: boolean,
): Stop | null {
  const { country, at, customer, payment } = situation
  switch (condition.kind) {
    case "smallest-cart": {
      const amount = condition.amount - value
      if (amount <= 0) return null
      return stop("SMALLEST_CART", `Add ${formatMoney(amount, country)} more to use this.`, { kind: "amount", amount })
    }
    case "delivery-types": {
      const { types } = condition
      if (types.includes(situation.deliveryType)) return null
      const said = sayList(
        types.map((type) => waysInWords[type]),
        "or",
      )
      return stop("DELIVERY_TYPE", `Only for ${said}.`, { kind: "delivery-type", types })
    }
    case "stores":
      return condition.stores.includes(situation.storeId) ? null : stop("STORE", `Only at ${condition.words}.`)
    case "cities":
      return condition.cities.includes(situation.city)
        ? null
        : stop("CITY", `Only in ${sayList(condition.cities, "and")}.`)
    case "days-and-hours": {
      const { days, from, until } = condition
      const { day, minute } = localTimeOf(at, countries[country].timeZone)
      const holds = (weekday: number, minutes: number) => days.includes(weekday) && minutes >= from && minutes < until
      // Late at night the day before may still be on.
      if (holds(weekdayOf(day), minute) || holds(weekdayOf(day - 1), minute + DAY_MINUTES)) return null
      return stop("DAY_OR_HOUR", `Only ${sayWhen(days, from, until)}.`)
    }
    case "first-order":
      return customer.orders === 0 ? null : stop("FIRST_ORDER", "Only for your first order.")
    case "segment":
      return condition.segments.some((segment) => customer.segments.includes(segment))
        ? null
        : stop("SEGMENT", `Only for ${condition.words}.`)
    case "payment-method": {
      const { methods, words } = condition
      if (payment ? methods.includes(payment.method) : promised) return null
      return stop("PAYMENT_METHOD", `Pay with ${words} to use this.`, { kind: "payment", methods, bank: null })
    }
    case "bank-bin": {
      const { bank, bins } = condition
      // Until a way to pay is chosen, at the customer's word. A card is a bank's by its first digits alone.
      const isOfBank = bins.some((bin) => isBin(payment?.bin) && payment.bin.startsWith(bin))
      if (payment === null ? promised : isOfBank) return null
      return stop("BANK_BIN", `Pay with a ${bank} card to use this.`, { kind: "payment", methods: [], bank })
    }
  }
}

export const waysInWords: Readonly<Record<DeliveryType, string>> = {
  DELIVERY: "delivery",
  PICKUP: "pickup",
  CURBSIDE: "curbside pickup",
  DINEIN: "dine-in",
}

/** More digits than these would be on the way to a whole card number: they are no bin to us. */
function isBin(digits: string | undefined): digits is string {
  return digits !== undefined && /^\d{6,8}$/.test(digits)
}
