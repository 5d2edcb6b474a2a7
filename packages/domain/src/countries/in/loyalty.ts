import type { LoyaltyRules } from "../../loyalty/loyalty-rules.ts"

export const loyalty: LoyaltyRules = {
  program: "CHEESE_REWARD",
  earnPointsPerOrder: 100,
  pointsPerSlice: 100,
  slicesPerPizza: 6,
}
