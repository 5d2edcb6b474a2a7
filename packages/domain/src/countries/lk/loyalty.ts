import type { LoyaltyRules } from "../../loyalty/loyalty-rules.ts"

export const loyalty: LoyaltyRules = {
  program: "PIZZA_PALS",
  earnPointsPerOrder: 100,
  pointsPerSlice: 100,
  slicesPerPizza: 4,
}
