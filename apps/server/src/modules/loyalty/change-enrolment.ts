import type { Membership } from "@hearth/contract/calls/loyalty.calls.ts"
import type { Tx } from "../../platform/database/database.ts"
import { joinProgram } from "./join-program.ts"
import { leaveProgram } from "./leave-program.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import type { MemberKey } from "./loyalty.store.ts"

interface EnrolmentInput {
  enroll: boolean
  termsAccepted?: boolean | undefined
}

/** LOY-1: the call that joins and leaves the programme. */
export async function changeEnrolment(
  deps: Pick<LoyaltyDeps, "random" | "clock" | "reservedPointsExpression">,
  tx: Tx,
  member: MemberKey,
  { enroll, termsAccepted }: EnrolmentInput,
): Promise<Membership> {
  return enroll ? joinProgram(deps, tx, member, { termsAccepted }) : leaveProgram(deps, tx, member)
}
