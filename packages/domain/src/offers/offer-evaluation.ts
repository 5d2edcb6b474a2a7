import type { Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"
import type { Discount } from "../pricing/bill.ts"

export type OfferBlockerCode =
  | "NOT_YET"
  | "EXPIRED"
  | "WHEEL_ONLY"
  | "SMALLEST_CART"
  | "CATEGORIES"
  | "PRODUCTS"
  | "SIZES"
  | "DELIVERY_TYPE"
  | "STORE"
  | "CITY"
  | "DAY_OR_HOUR"
  | "FIRST_ORDER"
  | "SEGMENT"
  | "PAYMENT_METHOD"
  | "BANK_BIN"
  | "USED_UP"
  | "USED_BY_YOU"
  | "USED_TODAY"
  | "MILESTONE"
  | "ITEM_MISSING"
  | "BUY_MORE"
  | "COMBO_INCOMPLETE"
  | "NOTHING_TO_TAKE_OFF"

/** What would make the offer apply, where something can. */
export type Missing =
  | { kind: "amount"; amount: Minor }
  | {
      kind: "items"
      count: number
      categories: readonly string[]
      products: readonly string[]
      sizes: readonly string[]
    }
  | { kind: "orders"; count: number }
  | { kind: "payment"; methods: readonly string[]; bank: string | null }
  | { kind: "delivery-type"; types: readonly DeliveryType[] }

/** One thing that keeps an offer from applying, told to the customer. */
export interface OfferBlocker {
  code: OfferBlockerCode
  message: string
  missing: Missing | null
}

/** What an entry of the coupons page shows beside its state. */
interface OfferLabels {
  labelType: "general" | "general_milestone"
  /** A milestone's steps. */
  offerOptions: readonly {
    title: string
    reached: boolean
    /** Of the reached ones the one that saves most. */
    inForce: boolean
    missing: Missing | null
  }[]
  expiryTimer: { endTime: number; showTimerBefore: number }
}

export interface AppliedOffer extends Discount, OfferLabels {
  /** What it does for this cart. */
  message: string
  /** The method or bank it is bound to, and the words that keep the customer to it. */
  paymentId: string | null
  nudge: string | null
}

export interface BlockedOffer extends OfferLabels {
  offerId: string
  code: string | null
  title: string
  stops: readonly [OfferBlocker, ...OfferBlocker[]]
}

export type OfferEvaluation = ({ applies: true } & AppliedOffer) | ({ applies: false } & BlockedOffer)
