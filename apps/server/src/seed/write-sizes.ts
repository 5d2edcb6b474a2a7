import type { SeedSize } from "./menu-schema.ts"

type Prices = readonly [small: number, medium: number, large: number]
type LargerPrices = readonly [medium: number, large: number]

/** The three sizes of a pizza, with prices in minor units. `was` contains the prices before a reduction. */
function sizes(small: "personal" | "regular", smallName: string, prices: Prices, was?: Prices): SeedSize[] {
  return [
    { id: small, name: smallName, slices: 4, price: prices[0], was: was?.[0] },
    ...mediumAndLarge([prices[1], prices[2]], was && [was[1], was[2]]),
  ]
}

/** India calls its smallest pizza regular. */
export function regularToLarge(prices: Prices, was?: Prices): SeedSize[] {
  return sizes("regular", "Regular", prices, was)
}

export function personalToLarge(prices: Prices, was?: Prices): SeedSize[] {
  return sizes("personal", "Personal", prices, was)
}

/** For crusts that are not made in the smallest size. */
export function mediumAndLarge(prices: LargerPrices, was?: LargerPrices): SeedSize[] {
  return [
    { id: "medium", name: "Medium", slices: 6, price: prices[0], was: was?.[0] },
    { id: "large", name: "Large", slices: 8, price: prices[1], was: was?.[1] },
  ]
}
