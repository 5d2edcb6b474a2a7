import type { Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"

export const couponCategories = ["PIZZA", "SIDES", "SIDECOMBOS", "PIZZA-MANIA"] as const
export type CouponCategory = (typeof couponCategories)[number]

/** Which things of a cart are meant: those that fit every list given. */
export interface UnitSelector {
  /** Product types (`PIZZA`) or categories of the menu (`veg-pizza`). */
  categories?: readonly string[] | undefined
  products?: readonly string[] | undefined
  sizes?: readonly string[] | undefined
}

/**
 * What must hold. `words` finishes the customer's sentence: plural, as in 'Add one of our garlic breads to use this'.
 * Categories, products and sizes together pick the things a benefit covers; `count` of them must be in the cart.
 */
export type Condition =
  | { kind: "smallest-cart"; amount: Minor }
  | { kind: "categories"; categories: readonly string[]; count?: number | undefined; words: string }
  | { kind: "products"; products: readonly string[]; count?: number | undefined; words: string }
  | { kind: "sizes"; sizes: readonly string[] }
  | { kind: "delivery-types"; types: readonly DeliveryType[] }
  | { kind: "stores"; stores: readonly string[]; words: string }
  | { kind: "cities"; cities: readonly string[] }
  /** 0 is Sunday; minutes of the store's day, the end not included, past 1440 into the next morning. */
  | { kind: "days-and-hours"; days: readonly number[]; from: number; until: number }
  | { kind: "first-order" }
  | { kind: "segment"; segments: readonly string[]; words: string }
  | { kind: "payment-method"; methods: readonly string[]; words: string }
  /** The first digits of the bank's cards, eight at most. */
  | { kind: "bank-bin"; bank: string; bins: readonly string[] }

export type PlainBenefit =
  | { kind: "percent"; percent: number; cap: Minor | null }
  | { kind: "amount"; amount: Minor }
  /** The dearest of these in the cart, up to `count`, cost nothing. */
  | { kind: "item-free"; products: readonly string[]; count: number; words: string }
  /** Of each `buy + get` things, dearest first, the last `get` cost nothing; at most `times` over. */
  | { kind: "buy-get"; buy: number; get: number; times: number | null }
  /** One thing for each part at one price together; at most `times` over, and 30 things in all. */
  | { kind: "combo-price"; parts: readonly ComboPart[]; price: Minor; times: number }

export interface ComboPart {
  pick: UnitSelector
  count: number
  words: string
}

/** Of the steps that are reached the one that saves most counts. */
export interface Milestone {
  kind: "milestone"
  /** What is counted: the worth of this cart, or orders so far. */
  of: "cart" | "orders"
  /** Lowest first. */
  offerOptions: readonly { from: number; title: string; benefit: PlainBenefit }[]
}

/** An offer as data: nothing about it is code. */
export interface Offer {
  id: string
  /** What a customer types; null: it needs no code. */
  code: string | null
  title: string
  summary: string
  terms: readonly string[]
  category: CouponCategory | null
  conditions: readonly Condition[]
  benefit: PlainBenefit | Milestone
  /** May stand on a bill with others. */
  stackable: boolean
  /** Of a group only one stands on a bill. */
  group: string | null
  limits: { inAll: number | null; perUser: number | null; perUserDay: number | null }
  /** Moments in milliseconds; 0: since ever. */
  startTime: number
  /** `endTime` 0: for ever. From `showTimerBefore` on the countdown is shown. */
  expiryTimer: { endTime: number; showTimerBefore: number }
  /** Won on the wheel only, with this weight among its fields; null: not on the wheel. */
  wheel: { weight: number } | null
}
