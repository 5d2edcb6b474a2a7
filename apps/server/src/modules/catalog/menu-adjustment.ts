import type { StoreMenuDifference } from "./catalog-menu.ts"

/** The combined effect of the differences that apply to a store on a day. */
export interface MenuAdjustment {
  /** Equal for equal effects, whichever differences cause them: two days without beef share one menu. */
  key: string
  vegetarian: boolean
  without: readonly string[]
  pricePerMille: number
}

/** `day` is a local date such as `2026-11-15`. */
export function menuAdjustmentOn(day: string, differences: readonly StoreMenuDifference[]): MenuAdjustment {
  const activeDifferences = differences.filter(({ from, until }) => (from ?? day) <= day && day <= (until ?? day))
  const vegetarian = activeDifferences.some((each) => each.vegetarian)
  const without = [...new Set(activeDifferences.flatMap((each) => each.without ?? []))].sort()
  const pricePerMille = activeDifferences.find((each) => each.pricePerMille !== undefined)?.pricePerMille ?? 1000
  return { key: JSON.stringify([vegetarian, pricePerMille, ...without]), vegetarian, without, pricePerMille }
}
