/** The loyalty programmes; their names are in `packages/texts`. */
export const loyaltyPrograms = ["CHEESE_REWARD", "PIZZA_PALS"] as const
export type LoyaltyProgram = (typeof loyaltyPrograms)[number]

/** LOY-2: how a country's customers collect a free pizza, slice by slice. */
export interface LoyaltyRules {
  program: LoyaltyProgram
  /** The points of an order, whatever it costs. */
  earnPointsPerOrder: number
  pointsPerSlice: number
  slicesPerPizza: number
}
