import type { Minor } from "../money/format-money.ts"

/**
 * Splits an amount by weights with the largest remainder method: the parts add up exactly, and none exceeds its weight
 * as long as the amount doesn't exceed the sum of weights. Equal remainders go to the earlier weight, so callers sort
 * the weights by a stable key.
 */
export function prorate(amount: Minor, weights: readonly number[]): Minor[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return weights.map(() => 0)
  const shares = weights.map((weight, index) => ({ index, ...divide(amount, weight, total) }))
  const parts = shares.map(({ quotient }) => quotient)
  let remainder = amount - parts.reduce((sum, part) => sum + part, 0)
  for (const { index } of shares.toSorted((one, other) => other.modulus - one.modulus || one.index - other.index)) {
    if (remainder === 0) break
    parts[index] = (parts[index] ?? 0) + 1
    remainder -= 1
  }
  return parts
}

/** `amount × weight ÷ total`, exactly: for large carts a floating-point product would lose the last digit. */
function divide(amount: number, weight: number, total: number): { quotient: number; modulus: number } {
  const product = amount * weight
  if (Number.isSafeInteger(product)) return { quotient: Math.floor(product / total), modulus: product % total }
  const exact = BigInt(amount) * BigInt(weight)
  return { quotient: Number(exact / BigInt(total)), modulus: Number(exact % BigInt(total)) }
}
