import type { SeedSize } from "./menu-schema.ts"

type Prices = readonly [small: number, medium: number, large: number]

/** The three sizes of a pizza in minor units; `was` where they are reduced. */
function sizes(small: "personal" | "regular", smallName: string, prices: Prices, was?: Prices): SeedSize[] {
  return [
    { id: small, name: smallName, slices: 4, price: prices[0], was: was?.[0] },
    { id: "medium", name: "Medium", slices: 6, price: prices[1], was: was?.[1] },
    { id: "large", name: "Large", slices: 8, price: prices[2], was: was?.[2] },
  ]
}

/** India calls its smallest pizza regular. */
export function regularToLarge(prices: Prices, was?: Prices): SeedSize[] {
  return sizes("regular", "Regular", prices, was)
}

export function personalToLarge(prices: Prices, was?: Prices): SeedSize[] {
  return sizes("personal", "Personal", prices, was)
}
