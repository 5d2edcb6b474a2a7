import type { Minor } from "@hearth/domain/money/format-money.ts"

const MINOR_PER_UNIT = 100
/** A round amount is one of these factors times a power of ten. */
const roundFactors = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Returns up to three maximum prices, at the quartiles of the menu, each rounded up to a round amount. */
export function priceSteps(prices: readonly Minor[]): Minor[] {
  const sortedPrices = prices.toSorted((one, other) => one - other)
  const steps = [0.25, 0.5, 0.75].flatMap((share) => {
    const price = sortedPrices[Math.floor(sortedPrices.length * share)]
    return price === undefined || price <= 0 ? [] : roundUp(price)
  })
  // A maximum price that excludes nothing is useless.
  const highestPrice = sortedPrices.at(-1) ?? 0
  return [...new Set(steps)].filter((step) => step < highestPrice)
}

function roundUp(price: Minor): Minor {
  const units = price / MINOR_PER_UNIT
  const power = 10 ** Math.floor(Math.log10(units))
  const factor = roundFactors.find((each) => each * power >= units) ?? 10
  return Math.round(factor * power * MINOR_PER_UNIT)
}
