import type { Minor } from "@hearth/domain/money/format-money.ts"

/** Formats `124950` as `"1249.50"` by its digits, because a division could round. */
export function toDecimal(amount: Minor): string {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount of minor units: ${amount}`)
  const digits = String(amount).padStart(3, "0")
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Parses a decimal amount; undefined if it is not an amount with at most two decimal places. */
export function fromDecimal(text: unknown): Minor | undefined {
  const match = typeof text === "string" ? /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(text) : null
  return match ? Number(`${match[1]}${(match[2] ?? "").padEnd(2, "0")}`) : undefined
}
