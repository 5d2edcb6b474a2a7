import type { Tx } from "../../platform/database/database.ts"
import { accounts, lockBalances, postToLedger, POINTS_UNIT } from "../ledger/public.ts"
import type { MemberKey } from "./loyalty.store.ts"

export const FORFEITED_KIND = "points forfeited"

/**
 * Sets a balance of points to zero. A negative balance stays, so that nobody gains by leaving and joining again.
 * `returnedOrderId`: the order that returned points after the customer had left.
 */
export async function forfeitPoints(
  tx: Tx,
  { userId, country }: MemberKey,
  at: Date,
  returnedOrderId?: string,
): Promise<void> {
  const account = accounts.points(userId, country)
  const points = (await lockBalances(tx, [account])).get(account) ?? 0
  if (points <= 0) return
  const cause = returnedOrderId ?? `${userId}:${country}:${at.toISOString()}`
  const isPosted = await postToLedger(tx, {
    kind: FORFEITED_KIND,
    cause,
    orderId: null,
    userId,
    country,
    currency: POINTS_UNIT,
    at,
    entries: [
      { account, amount: points },
      { account: accounts.pointsForfeited(country), amount: -points },
    ],
  })
  if (!isPosted) throw new Error(`points were forfeited before: ${cause}`)
}
