import type { Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"
import type { Discount } from "../pricing/bill.ts"

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
  | { kind: "points"; count: number }
  | { kind: "payment"; methods: readonly string[]; bank: string | null }
  | { kind: "delivery-type"; types: readonly DeliveryType[] }

type MissingOf<Kind extends Missing["kind"]> = { missing: Extract<Missing, { kind: Kind }> }
interface NothingMissing {
  missing: null
}

/**
 * One reason why an offer doesn't apply, with the values for its message. `words` is the offer's own term for products,
 * stores, customers or payment methods.
 */
export type OfferBlocker =
  | ({
      code: "NOT_YET" | "EXPIRED" | "WHEEL_ONLY" | "USED_UP" | "USED_TODAY" | "FIRST_ORDER" | "MEMBERS_ONLY"
    } & NothingMissing)
  | ({ code: "USED_BY_YOU"; times: number } & NothingMissing)
  | ({ code: "STORE" | "SEGMENT"; words: string } & NothingMissing)
  | ({ code: "CITY"; cities: readonly string[] } & NothingMissing)
  | ({ code: "DAY_OR_HOUR"; days: readonly number[]; from: number; until: number } & NothingMissing)
  | ({ code: "NOTHING_TO_TAKE_OFF"; because: "CART_IS_EMPTY" | "NOTHING_COVERED" } & NothingMissing)
  | ({ code: "NOTHING_TO_TAKE_OFF"; because: "COMBO_COSTS_NO_LESS"; price: Minor } & NothingMissing)
  | ({ code: "SMALLEST_CART" } & MissingOf<"amount">)
  | ({ code: "MILESTONE" } & MissingOf<"orders">)
  | ({ code: "POINTS" } & MissingOf<"points">)
  | ({ code: "DELIVERY_TYPE" } & MissingOf<"delivery-type">)
  | ({ code: "PAYMENT_METHOD"; words: string } & MissingOf<"payment">)
  | ({ code: "BANK_BIN"; bank: string } & MissingOf<"payment">)
  | ({ code: "SIZES"; sizes: readonly string[] } & MissingOf<"items">)
  | ({ code: "ITEM_MISSING"; words: string } & MissingOf<"items">)
  /**
   * `neededCount`: how many of these items must be in the cart, including those that are; 1 for the next item of a
   * combo. `words` is null if any product counts.
   */
  | ({ code: ItemsBlockerCode; words: string | null; neededCount: number } & MissingOf<"items">)

export type ItemsBlockerCode = "CATEGORIES" | "PRODUCTS" | "BUY_MORE" | "COMBO_INCOMPLETE"

/** The payment that an offer on the bill requires: a method, in the offer's words, or a bank's card. */
export type PaymentNudge = { code: "PAYMENT_METHOD"; words: string } | { code: "BANK_BIN"; bank: string }

/** What an entry of the coupons page shows besides its status. */
interface OfferLabels {
  labelType: "general" | "general_milestone"
  /** A milestone's steps, lowest first; empty for other offers. The API uses this name. */
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
  /** The payment method or bank that the offer requires; `nudge` is the reminder of it for the customer. */
  paymentId: string | null
  nudge: PaymentNudge | null
}

export interface BlockedOffer extends OfferLabels {
  offerId: string
  code: string | null
  title: string
  blockers: readonly [OfferBlocker, ...OfferBlocker[]]
}

export type OfferEvaluation = ({ applies: true } & AppliedOffer) | ({ applies: false } & BlockedOffer)
