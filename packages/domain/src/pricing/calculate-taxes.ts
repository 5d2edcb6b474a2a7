import type { Minor } from "../money/format-money.ts"
import type { BillTax, TaxPart } from "./bill.ts"
import type { TaxRule } from "./tax-rule.ts"
import { prorate } from "./prorate.ts"

/** 100% in the unit of `rate`, hundredths of a percent. */
const FULL_RATE = 100_00

export interface CalculatedTaxes {
  taxes: BillTax[]
  tax: Minor
  taxable: Minor
  /** The taxable value and taxes of each amount, in the same sequence; they add up to the totals above. */
  parts: { taxable: Minor; taxes: TaxPart[] }[]
}

/** Calculates tax on the total and then splits it: taxes rounded per line would not add up to the legal amount. */
export function calculateTaxes(
  { includedInPrices, taxes: kinds }: TaxRule,
  amounts: readonly Minor[],
): CalculatedTaxes {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const rates = kinds.map(({ rate }) => rate)
  const totalRate = rates.reduce((sum, rate) => sum + rate, 0)
  const taxAmounts = includedInPrices
    ? prorate(divideHalfUp(total * totalRate, FULL_RATE + totalRate), rates)
    : rates.map((rate) => divideHalfUp(total * rate, FULL_RATE))
  const taxes = kinds.map(({ code, title }, index) => ({
    code,
    title,
    inside: includedInPrices,
    amount: taxAmounts[index] ?? 0,
  }))
  const spread = taxAmounts.map((amount) => prorate(amount, amounts))
  const parts = amounts.map((amount, index) => {
    const taxParts = taxes.map(({ code }, kind) => ({ code, amount: spread[kind]?.[index] ?? 0 }))
    return { taxable: includedInPrices ? amount - sumOf(taxParts) : amount, taxes: taxParts }
  })
  const tax = sumOf(taxes)
  return { taxes, tax, taxable: includedInPrices ? total - tax : total, parts }
}

/** Divides and rounds half up. Both numbers must be non-negative integers. */
export function divideHalfUp(amount: number, divisor: number): number {
  return Math.floor((2 * amount + divisor) / (2 * divisor))
}

function sumOf(list: readonly { amount: Minor }[]): Minor {
  return list.reduce((sum, { amount }) => sum + amount, 0)
}
