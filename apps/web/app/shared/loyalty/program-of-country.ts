import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { loyaltyRules } from "@hearth/domain/countries/topics/loyalty.ts"
import { pointsPerPizza } from "@hearth/domain/loyalty/fill-pie.ts"
import * as programTexts from "@hearth/texts/loyalty/programs.ts"
import type { Membership } from "./membership.api.ts"

export type Program = Membership["programConfig"]

/** LOY-4: the country's programme, for visitors without an account, who can't ask the server for it. */
export function programOfCountry(country: CountryCode): Program {
  const rules = loyaltyRules[country]
  const { program, earnPointsPerOrder, pointsPerSlice, slicesPerPizza } = rules
  return {
    name: programTexts.names[program],
    earnPointsPerOrder,
    pointsPerSlice,
    slicesPerPizza,
    pointsPerPizza: pointsPerPizza(rules),
  }
}
