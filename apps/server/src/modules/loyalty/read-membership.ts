import type { Membership } from "@hearth/contract/calls/loyalty.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { loyaltyRules } from "@hearth/domain/countries/topics/loyalty.ts"
import { creditTimes } from "@hearth/domain/loyalty/earning-times.ts"
import { fillPie } from "@hearth/domain/loyalty/fill-pie.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { toIso } from "../../platform/to-iso.ts"
import { describeProgram } from "./describe-program.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { findMemberships, type MemberKey, type Membership as StoredMembership } from "./loyalty.store.ts"

/** LOY-1: returns the customer's membership, or only the programme's rules if the customer isn't a member. */
export async function readMembership(
  deps: Pick<LoyaltyDeps, "reservedPointsExpression">,
  db: Queryable,
  key: MemberKey,
): Promise<Membership> {
  const [member] = await findMemberships(deps, db, [key])
  return describeMembership(key.country, member)
}

/** Describes a membership as the API shows it. Undefined: the customer isn't a member. */
export function describeMembership(country: CountryCode, member: StoredMembership | undefined): Membership {
  const rules = loyaltyRules[country]
  const programConfig = describeProgram(rules)
  if (!member)
    return { enrollmentStatus: "NOT_ENROLLED", loyaltyCardCode: null, balance: null, pending: null, programConfig }
  const { cardCode, points, reservedPoints, pendingPoints, handedOverAt } = member
  // Like the cart: ordering again replaces the unpaid order and returns its points first.
  const { slices, freePizzas, missingPoints } = fillPie(points + reservedPoints, rules)
  return {
    enrollmentStatus: "ENROLLED",
    loyaltyCardCode: cardCode,
    balance: {
      burnable: { freeItems: freePizzas },
      overall: { points, slices, missingPoints },
      reserved: { points: reservedPoints },
    },
    pending:
      handedOverAt === null
        ? null
        : { points: pendingPoints, creditedBy: toIso(creditTimes(handedOverAt.getTime()).latest) },
    programConfig,
  }
}
