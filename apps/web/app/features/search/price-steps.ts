import type { Minor } from "@hearth/domain/money/format-money.ts"

const MINOR_PER_UNIT = 100
/** Figures people think in, times a power of ten. */
const roundFactors = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** Up to three prices to stay under, at a quarter, half and three quarters of the menu, each a round figure. */
export function priceSteps(prices: readonly Minor[]): Minor[] {
  const sorted = prices.toSorted((one, other) => one - other)
  const steps = [0.25, 0.5, 0.75].flatMap((share) => {
    const price = sorted[Math.floor(sorted.length * share)]
    return price === undefined || price <= 0 ? [] : roundUp(price)
  })
  // One that nothing is dearer than tells nothing.
  const dearest = sorted.at(-1) ?? 0
  return [...new Set(steps)].filter((step) => step < dearest)
}

function roundUp(price: Minor): Minor {
  const units = price / MINOR_PER_UNIT
  const power = 10 ** Math.floor(Math.log10(units))
  const factor = roundFactors.find((each) => each * power >= units) ?? 10
  return Math.round(factor * power * MINOR_PER_UNIT)
}
