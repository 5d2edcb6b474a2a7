import type { Minor } from "../money/format-money.ts"

/**
 * An amount spread over weights by largest remainder: the parts add up to it exactly, and none is more than its weight
 * as long as the amount is no more than all weights together. Equal remainders go to the earlier weight, so the caller
 * brings the weights in an order that means something.
 */
export function prorate(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const shares = weights.map((weight, at) => ({ at, ...divide(amount, weight, total) }))
  const parts = shares.map(({ whole }) => whole)
  let left = amount - parts.reduce((sum, part) => sum + part, 0)
  for (const { at } of shares.toSorted((one, other) => other.rest - one.rest || one.at - other.at)) {
    if (left === 0) break
    parts[at] = (parts[at] ?? 0) + 1
    left -= 1
  }
  return parts
}

/** `amount × weight ÷ total`, exactly: large carts would lose their last digit in a floating product. */
function divide(amount: number, weight: number, total: number): { whole: number; rest: number } {
  const product = amount * weight
  if (Number.isSafeInteger(product)) return { whole: Math.floor(product / total), rest: product % total }
  const exact = BigInt(amount) * BigInt(weight)
  return { whole: Number(exact / BigInt(total)), rest: Number(exact % BigInt(total)) }
}
