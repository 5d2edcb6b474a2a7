import type { Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"

export const couponCategories = ["PIZZA", "SIDES", "SIDECOMBOS", "PIZZA-MANIA"] as const
export type CouponCategory = (typeof couponCategories)[number]

/** Selects items of a cart: those that match every given list. */
export interface ItemSelector {
  /** Product types (`PIZZA`) or menu categories (`veg-pizza`). */
  categories?: readonly string[] | undefined
  products?: readonly string[] | undefined
  sizes?: readonly string[] | undefined
}

/**
 * What must be true for an offer to apply. `words` completes the sentence for the customer, as in 'Add one of our
 * garlic breads to use this' or 'Pay with UPI to use this'.
 *
 * An offer has at most one condition each of the kinds categories, products and sizes. They are intersected: a benefit
 * covers the items that match all of them, and the cart must have at least as many as the largest `count` (default 1).
 */
export type Condition =
  /** The cart has at least this value. */
  | { kind: "smallest-cart"; amount: Minor }
  | { kind: "categories"; categories: readonly string[]; count?: number | undefined; words: string }
  | { kind: "products"; products: readonly string[]; count?: number | undefined; words: string }
  | { kind: "sizes"; sizes: readonly string[] }
  | { kind: "delivery-types"; types: readonly DeliveryType[] }
  | { kind: "stores"; stores: readonly string[]; words: string }
  | { kind: "cities"; cities: readonly string[] }
  /**
   * `days`: 0 is Sunday. `from` and `until`: minutes of the store's day; `until` is exclusive, and values above 1440
   * extend into the next morning.
   */
  | { kind: "days-and-hours"; days: readonly number[]; from: number; until: number }
  | { kind: "first-order" }
  | { kind: "segment"; segments: readonly string[]; words: string }
  | { kind: "payment-method"; methods: readonly string[]; words: string }
  /** `bins`: the first digits of the bank's cards, eight at most. */
  | { kind: "bank-bin"; bank: string; bins: readonly string[] }

export type PlainBenefit =
  | { kind: "percent"; percent: number; cap: Minor | null }
  | { kind: "amount"; amount: Minor }
  /** The dearest of these products in the cart, up to `count`, are free. */
  | {
      kind: "item-free"
      products: readonly string[]
      /** Only these sizes are free; any size if undefined. */
      sizes?: readonly string[] | undefined
      count: number
      words: string
    }
  /** Of each `buy + get` items, dearest first, the last `get` are free; at most `times` times. */
  | { kind: "buy-get"; buy: number; get: number; times: number | null }
  /** The items of all parts for one price; at most `times` times and 30 items in total. */
  | { kind: "combo-price"; parts: readonly ComboPart[]; price: Minor; times: number }

export interface ComboPart {
  pick: ItemSelector
  count: number
  words: string
}

/** A benefit in steps. Of the steps that are reached, the one that saves most applies. */
export interface Milestone {
  kind: "milestone"
  /** What is counted: the value of this cart, or orders so far. */
  of: "cart" | "orders"
  /** The steps, lowest first. The customer doesn't choose among them; the API uses this name. */
  offerOptions: readonly { from: number; title: string; benefit: PlainBenefit }[]
}

/** An offer, described by data only. */
export interface Offer {
  id: string
  /** The code that a customer enters; null if none is needed. */
  code: string | null
  title: string
  summary: string
  terms: readonly string[]
  category: CouponCategory | null
  conditions: readonly Condition[]
  benefit: PlainBenefit | Milestone
  /** Whether it can be combined with other offers on a bill. */
  stackable: boolean
  /** Only one offer of a group can be on a bill. */
  group: string | null
  /** How often it can be used: in total (`inAll`), by a customer, and by a customer in a day. Null: no limit. */
  limits: { inAll: number | null; perUser: number | null; perUserDay: number | null }
  /** In milliseconds; 0: valid without a start. */
  startTime: number
  /**
   * `endTime` 0: no end. `showTimerBefore`, the API's name, is the time from which the countdown is shown; 0: always.
   */
  expiryTimer: { endTime: number; showTimerBefore: number }
  /** LOY-2: the points that each use costs, for members of the loyalty programme only; null for other offers. */
  points: number | null
  /** Can only be won on the wheel, where it has this weight; null: not on the wheel. */
  wheel: { weight: number } | null
}
