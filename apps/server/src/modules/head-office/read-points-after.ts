import type { PointsAfter } from "@hearth/contract/calls/console/head-office.calls.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { type CustomerAndMember, listWaitingPoints } from "./corrections.store.ts"
import type { HeadOfficeDeps } from "./head-office-deps.ts"
import { readPointsWithoutApproval } from "./read-points-without-approval.ts"

/**
 * Reads a customer's points for the response to a change, so that nobody has to search for the customer again. Without
 * the card code, because responses are stored with their idempotency keys.
 */
export async function readPointsAfter(
  { loyalty }: Pick<HeadOfficeDeps, "loyalty">,
  db: Queryable,
  about: CustomerAndMember,
  at: Date,
): Promise<PointsAfter> {
  const { balance, pending } = await loyalty.readMembership(db, about)
  return {
    balance,
    pending,
    withoutApproval: await readPointsWithoutApproval(db, about, at),
    waitingCorrections: await listWaitingPoints(db, about),
  }
}
