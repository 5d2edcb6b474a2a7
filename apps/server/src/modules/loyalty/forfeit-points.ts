import type { Tx } from "../../platform/database/database.ts"
import { accounts, lockBalances, postToLedger, type Posting, POINTS_UNIT } from "../ledger/public.ts"
import type { MemberKey } from "./loyalty.store.ts"

export const FORFEITED_KIND = "points forfeited"

/** Sets a balance of points to zero. A negative balance stays, so that nobody gains by leaving and joining again. */
export async function forfeitPoints(tx: Tx, { userId, country }: MemberKey, at: Date): Promise<void> {
  const account = accounts.points(userId, country)
  const points = (await lockBalances(tx, [account])).get(account) ?? 0
  if (points <= 0) return
  await postForfeit(tx, {
    cause: `${userId}:${country}:${at.toISOString()}`,
    userId,
    country,
    at,
    entries: [
      { account, amount: points },
      { account: accounts.pointsForfeited(country), amount: -points },
    ],
  })
}

/** Forfeits the points of an order that returned them after its customer had left, and no others. */
export async function forfeitReturnedPoints(
  tx: Tx,
  { cause, userId, country, entries }: Pick<Posting, "cause" | "userId" | "country" | "entries">,
  at: Date,
): Promise<void> {
  const redeemed = accounts.pointsRedeemed(country)
  const forfeited = accounts.pointsForfeited(country)
  await postForfeit(tx, {
    cause,
    userId,
    country,
    at,
    entries: entries.map(({ account, amount }) => ({ account: account === redeemed ? forfeited : account, amount })),
  })
}

async function postForfeit(tx: Tx, posting: Omit<Posting, "kind" | "orderId" | "currency">): Promise<void> {
  if (!(await postToLedger(tx, { ...posting, kind: FORFEITED_KIND, orderId: null, currency: POINTS_UNIT })))
    throw new Error(`points were forfeited before: ${posting.cause}`)
}
