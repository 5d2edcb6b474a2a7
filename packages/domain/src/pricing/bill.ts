import type { CountryCode } from "../countries/countries.ts"
import type { FoodType } from "../menu/product.ts"
import type { Minor } from "../money/format-money.ts"
import type { RefusedLine } from "./cart-line.ts"
import type { ChargeCode } from "./country-charges.ts"
import type { TaxCode } from "./country-taxes.ts"

/** What an offer takes off, line by line, as the offer engine found it. */
export interface Discount {
  offerId: string
  code: string | null
  title: string
  /** The sum of its lines' amounts. */
  saving: Minor
  lines: readonly { line: string; amount: Minor }[]
}

export interface TaxPart {
  code: TaxCode
  amount: Minor
}

export interface BillLine {
  id: string
  productId: string
  name: string
  productType: string
  size: string | null
  quantity: number
  /** Of one. */
  product: { foodType: FoodType; price: Minor; originalPrice: Minor }
  /** Price × quantity. */
  gross: Minor
  discounts: readonly { offerId: string; amount: Minor }[]
  discount: Minor
  /** Gross less discount. */
  net: Minor
  /** The net without the tax that is inside it. */
  taxable: Minor
  taxes: readonly TaxPart[]
}

export interface BillCharge {
  code: ChargeCode
  title: string
  amount: Minor
  taxable: Minor
  taxes: readonly TaxPart[]
}

export interface BillTax {
  code: TaxCode
  /** As the country's law names it, with its rate. */
  title: string
  /** Already in the prices: shown, not added. */
  inside: boolean
  amount: Minor
}

export type CartShare = "YES" | "NO" | "MIX"

export type BillNote = { message: string } & (
  | { code: "LINE_QUANTITY"; stops: true; line: string; limit: number }
  | { code: "CART_ITEMS"; stops: true; items: number; limit: number }
  | { code: "SMALLEST_ORDER"; stops: true; smallest: Minor; missing: Minor }
  | { code: "TIP_NOT_TAKEN"; stops: false; most: Minor }
  | { code: "BULK_HINT"; stops: false; pizzas: number }
)

/**
 * Everything a cart screen or an invoice shows; nothing is left to add up.
 * In every country `taxable + tax + tip + roundOff = payable`, and `taxable` is what goods and charges cost without tax.
 */
export interface Bill {
  country: CountryCode
  validItems: readonly BillLine[]
  invalidItems: readonly RefusedLine[]
  /** Of the valid items. */
  items: number
  gross: Minor
  discounts: readonly { offerId: string; code: string | null; title: string; amount: Minor }[]
  discount: Minor
  /** Goods less discounts, in the prices the country shows: before tax in India and Bangladesh, with it in Sri Lanka. */
  displayNetPrice: Minor
  charges: readonly BillCharge[]
  charge: Minor
  /** `displayNetPrice + charge`, what the coupons page calls cart value plus charges. */
  withCharges: Minor
  taxable: Minor
  taxes: readonly BillTax[]
  tax: Minor
  tip: Minor
  roundOff: Minor
  payable: Minor
  savings: {
    /** Original less menu price over the reduced items, rounded to whole units. */
    menu: Minor
    /** By offers. */
    offers: Minor
    total: Minor
  }
  flags: { combo: CartShare; pizzaMania: CartShare; sides: CartShare; veg: CartShare | "NA" }
  /** No offer is applied, but a combo is reduced. */
  comboCard: boolean
  /** What a bag costs where one can be had; null where not. */
  carryBag: { amount: Minor; chosen: boolean } | null
  /** What to suggest where a tip can be given; null where not. */
  tips: { suggestions: readonly Minor[]; most: Minor } | null
  notes: readonly BillNote[]
  /** Nothing stops the order, as far as the cart goes: there is something in it, all of it can be had, and no limit is passed. */
  orderable: boolean
}
