import type { Membership } from "@hearth/contract/calls/loyalty.calls.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { type MemberKey, upsertMember } from "./loyalty.store.ts"
import { makeCardCode } from "./make-card-code.ts"
import { readMembership } from "./read-membership.ts"

/**
 * LOY-1: enrols the customer, who must accept the terms (CTY-8). Joining again after leaving gains nothing: there is no
 * welcome gift, and what was forfeited stays forfeited. Changes nothing for a member.
 */
export async function joinProgram(
  deps: Pick<LoyaltyDeps, "random" | "clock" | "reservedPointsExpression">,
  tx: Tx,
  member: MemberKey,
  { termsAccepted }: { termsAccepted?: boolean | undefined },
): Promise<Membership> {
  if (termsAccepted !== true) throw new AppError("TERMS_NEEDED", { field: "termsAccepted" })
  await upsertMember(tx, member, makeCardCode(deps.random, member.country), deps.clock.now())
  return readMembership(deps, tx, member)
}
