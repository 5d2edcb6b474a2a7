import type { Tx } from "../../platform/database/database.ts"
import { accounts, POINTS_UNIT, postToLedger } from "../ledger/public.ts"
import { findEarningMember, lockEarning, lockProgramMember, writeTakenBack } from "./loyalty.store.ts"

/**
 * LOY-3: takes back the points of an order that was refunded, once. Points that are still on their way aren't credited.
 * If the customer has spent them, the balance becomes negative. Returns the points that were taken back, or 0: points
 * that the customer lost by leaving the programme aren't taken a second time.
 */
export async function takeBackPoints(tx: Tx, orderId: string, at: Date): Promise<number> {
  const memberKey = await findEarningMember(tx, orderId)
  if (!memberKey) return 0
  // Locked before the earning, as when a customer leaves.
  const member = await lockProgramMember(tx, memberKey)
  const earning = await lockEarning(tx, orderId)
  if (!earning || earning.takenBackAt !== null || earning.forfeitedAt !== null) return 0
  const { userId, country, points, creditedAt } = earning
  if (creditedAt !== null && (!member || member.leftAt !== null || creditedAt <= member.joinedAt)) return 0
  await writeTakenBack(tx, orderId, at)
  if (creditedAt === null) return points
  const entries = [
    { account: accounts.points(userId, country), amount: points },
    { account: accounts.pointsEarned(country), amount: -points },
  ]
  const kind = "points taken back"
  await postToLedger(tx, { kind, cause: orderId, orderId, userId, country, currency: POINTS_UNIT, at, entries })
  return points
}
