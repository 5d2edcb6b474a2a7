import type { Minor } from "../money/format-money.ts"
import type { BillTax, TaxPart } from "./bill.ts"
import type { TaxRule } from "./tax-rule.ts"
import { prorate } from "./prorate.ts"

const FULL_RATE = 100_00

export interface CalculatedTaxes {
  taxes: BillTax[]
  tax: Minor
  taxable: Minor
  /** The same per amount, in their order; they add up to the totals above. */
  parts: { taxable: Minor; taxes: TaxPart[] }[]
}

/** Calculated once on the total, then split: rounding each line separately would not add up to the legal amount. */
export function calculateTaxes({ inside, taxes: kinds }: TaxRule, amounts: readonly Minor[]): CalculatedTaxes {
  const total = amounts.reduce((sum, amount) => sum + amount, 0)
  const rates = kinds.map(({ rate }) => rate)
  const all = rates.reduce((sum, rate) => sum + rate, 0)
  const each = inside
    ? prorate(divideHalfUp(total * all, FULL_RATE + all), rates)
    : rates.map((rate) => divideHalfUp(total * rate, FULL_RATE))
  const taxes = kinds.map(({ code, title }, at) => ({ code, title, inside, amount: each[at] ?? 0 }))
  const spread = each.map((amount) => prorate(amount, amounts))
  const parts = amounts.map((amount, at) => {
    const own = taxes.map(({ code }, kind) => ({ code, amount: spread[kind]?.[at] ?? 0 }))
    return { taxable: inside ? amount - sumOf(own) : amount, taxes: own }
  })
  const tax = sumOf(taxes)
  return { taxes, tax, taxable: inside ? total - tax : total, parts }
}

/** Both must be non-negative integers. */
export function divideHalfUp(amount: number, by: number): number {
  return Math.floor((2 * amount + by) / (2 * by))
}

function sumOf(list: readonly { amount: Minor }[]): Minor {
  return list.reduce((sum, { amount }) => sum + amount, 0)
}
