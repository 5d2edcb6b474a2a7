import type { CountryCode } from "../countries/countries.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"
import type { QuotedLine } from "../pricing/cart-line.ts"

/** The fields of a quoted line that offers depend on. */
export type OfferLine = Pick<
  QuotedLine,
  "id" | "productId" | "productType" | "categories" | "size" | "quantity" | "price" | "extrasPrice"
>

/** Orders placed with an offer so far. */
export interface OfferUses {
  inAll: number
  byCustomer: number
  /** Today in the store's time zone. */
  byCustomerToday: number
}

/** Everything that an offer's evaluation depends on. */
export interface EvaluationContext {
  country: CountryCode
  /** The time of the evaluation, in milliseconds. */
  at: number
  deliveryType: DeliveryType
  storeId: string
  /** The city's name. */
  city: string
  lines: readonly OfferLine[]
  customer: {
    /** Orders placed so far; 0 makes this the first. */
    orders: number
    segments: readonly string[]
    /** Ids of offers won on the wheel and not yet used. */
    won: readonly string[]
    /** Points of the loyalty programme; null if the customer isn't a member. */
    points: number | null
  }
  /** By offer id; an offer without an entry was never used. */
  uses: Readonly<Record<string, OfferUses>>
  /** Null until the customer chooses a payment method. `bin`: the first 6 to 8 digits of a card, never more. */
  payment: { method: string; bin?: string | undefined } | null
  /** Codes that the customer entered or chose, in order of preference if they can't be combined. */
  wanted: readonly string[]
}
