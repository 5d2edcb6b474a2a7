/** Formats minor units, for example `1250.00`. */
export const toDecimal = (minor: number): string => (minor / 100).toFixed(2)

/** Parses `1250`, `1250.5` or `1250.00` to minor units; returns undefined unless it is an amount above zero. */
export function parseMinor(text: unknown): number | undefined {
  if (typeof text !== "string") return undefined
  const [, wholeUnits, fraction = ""] = text.match(/^(\d{1,9})(?:\.(\d{1,2}))?$/) ?? []
  if (wholeUnits === undefined) return undefined
  const minor = Number(wholeUnits) * 100 + Number(fraction.padEnd(2, "0"))
  return minor > 0 ? minor : undefined
}

export const formatAmount = (minor: number, currency: string): string =>
  new Intl.NumberFormat("en-IN", { style: "currency", currency, currencyDisplay: "code" })
    .format(minor / 100)
    .replace("\u00A0", " ")
