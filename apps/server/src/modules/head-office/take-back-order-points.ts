import type { PointsAfter } from "@hearth/contract/calls/console/head-office.calls.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { takeBackPoints } from "../loyalty/public.ts"
import { findTrackedByNumber } from "../orders/public.ts"
import { assertRole } from "./assert-role.ts"
import { insertAuditEntry } from "./audit.store.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { readPointsAfter } from "./read-points-after.ts"

interface TakeBackInput {
  orderId: string
  reason: string
  /** If given, the order must belong to this customer. */
  userId?: string | undefined
}

/**
 * Takes back the points that an order of the country earned, once. Returns how many, or 0 if nothing changed, and the
 * customer's points after it.
 */
export async function takeBackOrderPoints(
  deps: HeadOfficeDeps,
  tx: Tx,
  caller: OfficeCaller,
  { orderId, reason, userId }: TakeBackInput,
): Promise<PointsAfter & { points: number }> {
  await assertRole(deps, tx, caller, ["support"])
  const { memberId, country } = caller
  const order = await findTrackedByNumber(tx, orderId, country)
  if (!order || (userId !== undefined && order.userId !== userId)) throw new AppError("NOT_FOUND")
  const at = deps.clock.now()
  const points = await takeBackPoints(tx, order.id, at)
  if (points > 0)
    await insertAuditEntry(tx, {
      at,
      memberId,
      country,
      action: "points taken back",
      subject: order.userId,
      from: { orderId, points },
      to: { orderId, points: 0 },
      reason,
    })
  return { points, ...(await readPointsAfter(deps, tx, { userId: order.userId, country, memberId }, at)) }
}
