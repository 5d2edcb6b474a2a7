import type { CountryCode } from "../countries/countries.ts"
import type { FoodType } from "../menu/product.ts"
import type { Minor } from "../money/format-money.ts"
import type { RefusedLine } from "./cart-line.ts"
import type { ChargeCode } from "./charge-rule.ts"
import type { TaxCode } from "./tax-rule.ts"

/** An offer's reduction, line by line, as the offer engine calculated it. */
export interface Discount {
  offerId: string
  code: string | null
  title: string
  /** Sum of the lines' amounts. */
  saving: Minor
  lines: readonly { line: string; amount: Minor }[]
  /** LOY-2: the points that paid for it; undefined for other offers. */
  points?: number | undefined
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
  /** Prices of one item. */
  product: { foodType: FoodType; price: Minor; originalPrice: Minor }
  /** Price × quantity. */
  gross: Minor
  discounts: readonly { offerId: string; amount: Minor }[]
  /** Sum of `discounts`. */
  discount: Minor
  /** Gross minus discount. */
  net: Minor
  /** Net without the tax that it includes. */
  taxable: Minor
  taxes: readonly TaxPart[]
}

export interface BillCharge {
  code: ChargeCode
  amount: Minor
  taxable: Minor
  taxes: readonly TaxPart[]
}

export interface BillTax {
  code: TaxCode
  /** The legal name of the tax, with its rate. */
  title: string
  /** Included in the prices: shown but not added. The API uses this name. */
  inside: boolean
  amount: Minor
}

/** Whether all (YES), none (NO) or some (MIX) of the cart's lines are of a kind. */
export type CartShare = "YES" | "NO" | "MIX"

/**
 * A note for the customer about the cart. With `stops` the cart can't be ordered as it is. `smallest`: the minimum value
 * of an order. `TIP_NOT_TAKEN`: the tip is too high, and `most` is the highest one. Stored orders have these names.
 */
export type BillNote =
  | { code: "LINE_QUANTITY"; stops: true; line: string; limit: number }
  | { code: "CART_ITEMS"; stops: true; items: number; limit: number }
  | { code: "SMALLEST_ORDER"; stops: true; smallest: Minor; missing: Minor }
  | { code: "TIP_NOT_TAKEN"; stops: false; most: Minor }
  | { code: "BULK_HINT"; stops: false; pizzas: number }

/**
 * Every amount that a cart screen or an invoice shows; nothing has to be added up. In every country `taxable + tax +
 * tip + roundOff = payable`, and `taxable` is the price of goods and charges without tax.
 */
export interface Bill {
  country: CountryCode
  validItems: readonly BillLine[]
  invalidItems: readonly RefusedLine[]
  /** Number of items in `validItems`. */
  items: number
  gross: Minor
  discounts: readonly { offerId: string; code: string | null; title: string; amount: Minor; points?: number }[]
  /** Sum of `discounts`. */
  discount: Minor
  /**
   * Goods minus discounts, in the country's displayed prices: before tax in India and Bangladesh, with tax in Sri
   * Lanka.
   */
  displayNetPrice: Minor
  charges: readonly BillCharge[]
  /** Sum of `charges`. */
  charge: Minor
  /** `displayNetPrice + charge`; the coupons page calls it cart value plus charges. */
  withCharges: Minor
  taxable: Minor
  taxes: readonly BillTax[]
  /** Sum of `taxes`. */
  tax: Minor
  tip: Minor
  roundOff: Minor
  payable: Minor
  savings: {
    /** Original minus menu price of the reduced items, rounded to whole units. */
    menu: Minor
    /** Saved by offers. */
    offers: Minor
    total: Minor
  }
  flags: { combo: CartShare; pizzaMania: CartShare; sides: CartShare; veg: CartShare | "NA" }
  /** Whether the cart shows the card about combo savings: no offer is applied, but a combo has a reduced price. */
  comboCard: boolean
  /** Price of a carry bag; null if none is available. */
  carryBag: { amount: Minor; chosen: boolean } | null
  /** Suggested tips, and the highest one that is accepted (`most`); null if no tip can be given. */
  tips: { suggestions: readonly Minor[]; most: Minor } | null
  notes: readonly BillNote[]
  /** Whether the cart can be ordered: it isn't empty, everything is available, and no limit is exceeded. */
  orderable: boolean
}
