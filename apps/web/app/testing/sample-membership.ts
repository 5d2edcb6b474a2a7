import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { loyaltyRules } from "@hearth/domain/countries/topics/loyalty.ts"
import { fillPie } from "@hearth/domain/loyalty/fill-pie.ts"
import type { Membership } from "../shared/loyalty/membership.api.ts"
import { programOfCountry } from "../shared/loyalty/program-of-country.ts"

/** The server's response for a balance; null for someone who isn't a member. */
export function membershipWith(
  country: CountryCode,
  points: number | null,
  pendingPoints = 0,
  reservedPoints = 0,
): Membership {
  const programConfig = programOfCountry(country)
  if (points === null)
    return { enrollmentStatus: "NOT_ENROLLED", loyaltyCardCode: null, balance: null, pending: null, programConfig }
  const { slices, freePizzas, missingPoints } = fillPie(points + reservedPoints, loyaltyRules[country])
  return {
    enrollmentStatus: "ENROLLED",
    loyaltyCardCode: `${country}123456789012`,
    balance: {
      burnable: { freeItems: freePizzas },
      overall: { points, slices, missingPoints },
      reserved: { points: reservedPoints },
    },
    pending: pendingPoints === 0 ? null : { points: pendingPoints, creditedBy: "2026-11-19T07:30:00.000Z" },
    programConfig,
  }
}
