import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import type { ComboPart, Condition, Offer, ItemSelector, PlainBenefit } from "@hearth/domain/offers/offer.ts"
import { MINUTES_PER_DAY, MINUTE_MS, timestampOf } from "@hearth/domain/stores/zoned-time.ts"
import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { writeTerms } from "./write-terms.ts"

/**
 * An offer as people write and review it. Its terms are generated from its rules, so that they can't differ. In the
 * functions below, `words` names the products, customers or payment method in those terms.
 */
export interface OfferRow extends Partial<Omit<Offer, "limits" | "benefit" | "conditions" | "terms">> {
  id: string
  title: string
  summary: string
  when?: readonly Condition[]
  gives: Offer["benefit"]
  limits?: Partial<Offer["limits"]>
  /** The first and the last day in the country's time zone. */
  from?: string
  until?: string
  /** Terms that don't follow from the rules. */
  otherTerms?: readonly string[]
}

const COUNTDOWN_DAYS = 3

export function writeOffers(country: CountryCode, rows: readonly OfferRow[]): Offer[] {
  const zone = countries[country].timeZone
  const midnight = (date: string) => timestampOf(Date.parse(date) / (MINUTES_PER_DAY * MINUTE_MS), 0, zone)
  return rows.map(({ when = [], gives, limits, from, until, otherTerms = [], ...fields }) => {
    const endTime = until === undefined ? 0 : midnight(until) + MINUTES_PER_DAY * MINUTE_MS
    const offer = {
      id: fields.id,
      code: fields.code ?? null,
      title: fields.title,
      summary: fields.summary,
      category: fields.category ?? null,
      conditions: when,
      benefit: gives,
      stackable: fields.stackable ?? false,
      group: fields.group ?? null,
      limits: { inAll: null, perUser: null, perUserDay: null, ...limits },
      startTime: from === undefined ? 0 : midnight(from),
      expiryTimer: {
        endTime,
        showTimerBefore: endTime === 0 ? 0 : endTime - COUNTDOWN_DAYS * MINUTES_PER_DAY * MINUTE_MS,
      },
      points: fields.points ?? null,
      wheel: fields.wheel ?? null,
    }
    return { ...offer, terms: [...writeTerms(offer, country, from, until), ...otherTerms] }
  })
}

export const weekdays = [1, 2, 3, 4, 5]
export const everyDay = [0, 1, 2, 3, 4, 5, 6]
export const firstOrder: Condition = { kind: "first-order" }
export const once = { perUser: 1 }
export const onceADay = { perUserDay: 1 }

export function minimumCart(amount: number): Condition {
  return { kind: "smallest-cart", amount }
}

/**
 * `withCategories("pizzas", "PIZZA")`: the cart must have one of these product types or menu categories. Like
 * `withProducts` and `sized`, it also selects the items that the benefit covers.
 */
export function withCategories(words: string, ...categories: string[]): Condition {
  return { kind: "categories", categories, words }
}

/** Like `withCategories`, for this many products or more. */
export function atLeast(count: number, words: string, ...categories: string[]): Condition {
  return { kind: "categories", categories, count, words }
}

/** `withProducts("brownies", "in-brownie")`: the cart must have one of these products. */
export function withProducts(words: string, ...products: string[]): Condition {
  return { kind: "products", products, words }
}

export function sized(...sizes: string[]): Condition {
  return { kind: "sizes", sizes }
}

export function forDeliveryTypes(...types: DeliveryType[]): Condition {
  return { kind: "delivery-types", types }
}

export function inCities(...cities: string[]): Condition {
  return { kind: "cities", cities }
}

/** Days of the week, with 0 for Sunday, and hours of the day; more than 24 means the next morning. */
export function during(days: readonly number[], from = 0, until = 24): Condition {
  return { kind: "days-and-hours", days, from: from * 60, until: until * 60 }
}

export function forSegments(words: string, ...segments: string[]): Condition {
  return { kind: "segment", segments, words }
}

/** `paying("UPI", "UPI")`: payment methods. */
export function paying(words: string, ...methods: string[]): Condition {
  return { kind: "payment-method", methods, words }
}

export function cardsOf(bank: string, ...bins: string[]): Condition {
  return { kind: "bank-bin", bank, bins }
}

export function percent(percent: number, cap: number): PlainBenefit {
  return { kind: "percent", percent, cap }
}

export function amount(amount: number): PlainBenefit {
  return { kind: "amount", amount }
}

/** One of these products is free. */
export function free(words: string, ...products: string[]): PlainBenefit {
  return { kind: "item-free", products, count: 1, words }
}

/** LOY-2: one of these products in these sizes is free for points. */
export function redeem(words: string, sizes: readonly string[], ...products: string[]): PlainBenefit {
  return { kind: "item-free", products, sizes, count: 1, words }
}

/** Of each `buy + get` items the cheapest `get` are free, at most `times` times per order. */
export function buyGet(buy: number, get: number, times: number): PlainBenefit {
  return { kind: "buy-get", buy, get, times }
}

/** The items of all parts for one price, at most `times` times per order. */
export function comboPrice(price: number, times: number, ...parts: ComboPart[]): PlainBenefit {
  return { kind: "combo-price", price, times, parts }
}

/** One part of a combo: this many of the products that `pick` selects. */
export function part(count: number, words: string, pick: ItemSelector): ComboPart {
  return { count, words, pick }
}

/**
 * `steps("cart", [499_00, "₹50 off ₹499", amount(50_00)], …)`: the benefit depends on the cart's amount or on the
 * number of the customer's orders.
 */
export function steps(
  of: "cart" | "orders",
  ...stepRows: readonly (readonly [from: number, title: string, benefit: PlainBenefit])[]
): Offer["benefit"] {
  return {
    kind: "milestone",
    of,
    offerOptions: stepRows.map(([from, title, benefit]) => ({ from, title, benefit })),
  }
}
