import { type CountryCode, countries } from "../countries/countries.ts"
import type { Minor } from "../money/format-money.ts"
import type { DeliveryType } from "../orders/delivery-type.ts"
import { isoDateOf, localTimeOf } from "../stores/zoned-time.ts"
import type { Bill, BillLine, Discount, BillNote } from "./bill.ts"
import type { Quote, QuotedLine } from "./cart-line.ts"
import { countryCharges } from "../countries/topics/charges.ts"
import { countryTaxes } from "../countries/topics/taxes.ts"
import { flagCart } from "./flag-cart.ts"
import { ruleInForce } from "./rule-in-force.ts"
import { listCharges } from "./list-charges.ts"
import { listLimitNotes } from "./cart-limit-notes.ts"
import { divideHalfUp, type CalculatedTaxes, calculateTaxes } from "./calculate-taxes.ts"

export interface PriceCartInput {
  country: CountryCode
  /** The time whose taxes and charges apply. */
  at: number
  deliveryType: DeliveryType
  /** Result of `quoteLines`, with the prices of the store's menu. */
  quote: Quote
  /** Result of `bestOffers` for the same quote. */
  discounts: readonly Discount[]
  carryBag: boolean
  tip: Minor
}

/** One whole unit of the currency, in minor units. */
const UNIT = 1_00

/** Calculates the whole bill. The browser runs it for an immediate result, the server for the binding one. */
export function priceCart(cart: PriceCartInput): Bill {
  const { country, deliveryType, quote, discounts } = cart
  const { lines } = quote
  const date = isoDateOf(localTimeOf(cart.at, countries[country].timeZone).day)
  const chargeRule = ruleInForce(countryCharges[country], date)
  const taxRule = ruleInForce(countryTaxes[country], date)

  // Sorted by id, so that the minor unit left over by a division goes to the same line however the cart is sorted.
  const discountedLines = applyDiscounts(
    lines.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    discounts,
  )
  const gross = sum(discountedLines, (line) => line.gross)
  const discount = sum(discountedLines, (line) => line.discount)
  const displayNetPrice = gross - discount
  const charges = lines.length > 0 ? listCharges(chargeRule.charges, deliveryType, gross, cart.carryBag) : []
  const charge = sum(charges, ({ amount }) => amount)
  const calculatedTaxes = calculateTaxes(taxRule, [
    ...discountedLines.map(({ net }) => net),
    ...charges.map(({ amount }) => amount),
  ])

  const validItems = new Map(
    discountedLines.map((line, index) => [line.id, Object.assign(line, taxPartAt(calculatedTaxes, index))]),
  )

  const { tip, tips, notes: tipNotes } = applyTip(cart, chargeRule.tips)
  const unrounded = calculatedTaxes.taxable + calculatedTaxes.tax + tip
  const payable = divideHalfUp(unrounded, taxRule.roundTo) * taxRule.roundTo
  const roundedMenuSaving = divideHalfUp(sum(lines, menuSaving), UNIT) * UNIT
  // LOY-2: a pizza that points pay for counts towards the minimum order value like one that is paid with money.
  const paidWithPoints = sum(discounts, ({ points, saving }) => (points === undefined ? 0 : saving))
  const notes = [...listLimitNotes(quote, country, displayNetPrice + paidWithPoints), ...tipNotes]
  const carryBagCharge = chargeRule.charges.find(({ optional, types }) => optional && types.includes(deliveryType))
  return {
    country,
    validItems: lines.flatMap(({ id }) => validItems.get(id) ?? []),
    invalidItems: quote.refused,
    items: sum(lines, ({ quantity }) => quantity),
    gross,
    discounts: discounts.map(({ offerId, code, title, saving, points }) => ({
      offerId,
      code,
      title,
      amount: saving,
      ...(points === undefined ? {} : { points }),
    })),
    discount,
    displayNetPrice,
    charges: charges.map((each, index) =>
      Object.assign(each, taxPartAt(calculatedTaxes, discountedLines.length + index)),
    ),
    charge,
    withCharges: displayNetPrice + charge,
    taxable: calculatedTaxes.taxable,
    taxes: calculatedTaxes.taxes,
    tax: calculatedTaxes.tax,
    tip,
    roundOff: payable - unrounded,
    payable,
    savings: { menu: roundedMenuSaving, offers: discount, total: roundedMenuSaving + discount },
    flags: flagCart(lines),
    comboCard: discounts.length === 0 && lines.some((line) => line.productType === "COMBO" && menuSaving(line) > 0),
    carryBag: carryBagCharge ? { amount: carryBagCharge.amount, chosen: cart.carryBag } : null,
    tips,
    notes,
    orderable: lines.length > 0 && quote.refused.length === 0 && !notes.some(({ stops }) => stops),
  }
}

type DiscountedLine = Omit<BillLine, "taxable" | "taxes">

/** Throws for a discount that doesn't match the lines. Our own code calculates discounts, so that would be a bug. */
function applyDiscounts(lines: readonly QuotedLine[], discounts: readonly Discount[]): DiscountedLine[] {
  for (const { offerId, saving, lines: parts } of discounts) {
    const fitsLines = parts.every(({ line, amount }) => amount >= 0 && lines.some(({ id }) => id === line))
    if (!fitsLines || sum(parts, ({ amount }) => amount) !== saving)
      throw new RangeError(`${offerId} does not fit the cart`)
  }
  return lines.map(({ id, productId, name, productType, size, quantity, foodType, price, originalPrice }) => {
    const lineDiscounts = discounts.flatMap(({ offerId, lines: parts }) =>
      parts.filter(({ line, amount }) => line === id && amount > 0).map(({ amount }) => ({ offerId, amount })),
    )
    const gross = price * quantity
    const discount = sum(lineDiscounts, ({ amount }) => amount)
    if (discount > gross) throw new RangeError(`the discount on ${id} exceeds its price`)
    const product = { foodType, price, originalPrice }
    const net = gross - discount
    return { id, productId, name, productType, size, quantity, product, gross, discounts: lineDiscounts, discount, net }
  })
}

function applyTip(
  { tip, deliveryType, quote }: PriceCartInput,
  { types, suggestions, most }: { types: readonly DeliveryType[]; suggestions: readonly Minor[]; most: Minor },
): { tip: Minor; tips: Bill["tips"]; notes: BillNote[] } {
  if (!types.includes(deliveryType)) return { tip: 0, tips: null, notes: [] }
  const tips = { suggestions, most }
  const isAccepted = Number.isSafeInteger(tip) && tip >= 0 && tip <= most
  return {
    tip: isAccepted && quote.lines.length > 0 ? tip : 0,
    tips,
    notes: isAccepted ? [] : [{ code: "TIP_NOT_TAKEN", stops: false, most }],
  }
}

function taxPartAt({ parts }: CalculatedTaxes, index: number): Pick<BillLine, "taxable" | "taxes"> {
  return parts[index] ?? { taxable: 0, taxes: [] }
}

function menuSaving({ price, originalPrice, quantity }: QuotedLine): Minor {
  return Math.max(0, originalPrice - price) * quantity
}

function sum<Each>(list: readonly Each[], valueOf: (each: Each) => number): number {
  return list.reduce((total, each) => total + valueOf(each), 0)
}
