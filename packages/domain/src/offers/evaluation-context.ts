import type { CountryCode } from "../countries/countries.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"
import type { QuotedLine } from "../pricing/cart-line.ts"

/** What an offer looks at of a line of `quoteLines`. */
export type OfferLine = Pick<
  QuotedLine,
  "id" | "productId" | "productType" | "categories" | "size" | "quantity" | "price"
>

/** Orders placed with an offer so far. */
export interface OfferUses {
  inAll: number
  byCustomer: number
  /** On the store's own date. */
  byCustomerToday: number
}

/** Everything an offer may be judged by. */
export interface EvaluationContext {
  country: CountryCode
  at: number
  deliveryType: DeliveryType
  storeId: string
  /** By its name. */
  city: string
  lines: readonly OfferLine[]
  customer: {
    /** Placed so far; 0 makes this the first. */
    orders: number
    segments: readonly string[]
    /** Offers won on the wheel and not yet used, by id. */
    won: readonly string[]
  }
  /** By offer id; an offer that is missing was never used. */
  uses: Readonly<Record<string, OfferUses>>
  /** Null until it is chosen. Of a card the first 6 to 8 digits, never more. */
  payment: { method: string; bin?: string | undefined } | null
  /** Codes the customer typed or chose, the one to keep first where they can't all be. */
  wanted: readonly string[]
}
