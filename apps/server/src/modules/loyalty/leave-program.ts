import type { Membership } from "@hearth/contract/calls/loyalty.calls.ts"
import type { Tx } from "../../platform/database/database.ts"
import { forfeitPoints } from "./forfeit-points.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { forfeitPending, lockProgramMember, type MemberKey, writeLeft } from "./loyalty.store.ts"
import { readMembership } from "./read-membership.ts"

/**
 * LOY-1: the customer leaves the programme. Points, credited or on their way, are forfeited. A free pizza that an open
 * order has redeemed is still delivered. Changes nothing for someone who isn't a member.
 */
export async function leaveProgram(
  deps: Pick<LoyaltyDeps, "clock" | "reservedPointsExpression">,
  tx: Tx,
  member: MemberKey,
): Promise<Membership> {
  const storedMember = await lockProgramMember(tx, member)
  if (storedMember && storedMember.leftAt === null) {
    const now = deps.clock.now()
    await writeLeft(tx, member, now)
    await forfeitPending(tx, member, now)
    await forfeitPoints(tx, member, now)
  }
  return readMembership(deps, tx, member)
}
