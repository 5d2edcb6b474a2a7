import type { LoyaltyProgram } from "@hearth/domain/loyalty/loyalty-rules.ts"

/** LOY-4: the programme's name in each country. */
export const names: Readonly<Record<LoyaltyProgram, string>> = {
  CHEESE_REWARD: "cheese reward",
  PIZZA_PALS: "Pizza Pals",
}
