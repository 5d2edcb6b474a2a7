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

/** What would make the offer apply, if the customer can do something. */
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

/** One reason why an offer doesn't apply, with the text for the customer. */
export interface OfferBlocker {
  code: OfferBlockerCode
  message: string
  missing: Missing | null
}

/** What an entry of the coupons page shows besides its status. */
interface OfferLabels {
  labelType: "general" | "general_milestone"
  /** A milestone's steps. */
  offerOptions: readonly {
    title: string
    reached: boolean
    /** Whether this is the reached step that saves most. */
    inForce: boolean
    missing: Missing | null
  }[]
  expiryTimer: { endTime: number; showTimerBefore: number }
}

export interface AppliedOffer extends Discount, OfferLabels {
  /** What the offer does for this cart. */
  message: string
  /** The payment method or bank that the offer requires, and the text that reminds the customer of it. */
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
