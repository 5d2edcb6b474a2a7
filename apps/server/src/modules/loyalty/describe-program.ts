import type { Membership } from "@hearth/contract/calls/loyalty.calls.ts"
import { pointsPerPizza } from "@hearth/domain/loyalty/fill-pie.ts"
import type { LoyaltyRules } from "@hearth/domain/loyalty/loyalty-rules.ts"
import * as programTexts from "@hearth/texts/loyalty/programs.ts"

/** Returns the programme's name and rules as the API describes them. */
export function describeProgram(rules: LoyaltyRules): Membership["programConfig"] {
  const { program, earnPointsPerOrder, pointsPerSlice, slicesPerPizza } = rules
  return {
    name: programTexts.names[program],
    earnPointsPerOrder,
    pointsPerSlice,
    slicesPerPizza,
    pointsPerPizza: pointsPerPizza(rules),
  }
}
