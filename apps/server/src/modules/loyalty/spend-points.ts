import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { accounts, findPosting, lockBalances, POINTS_UNIT, postToLedger } from "../ledger/public.ts"
import { forfeitReturnedPoints } from "./forfeit-points.ts"
import { lockProgramMember, type StoredMember } from "./loyalty.store.ts"

export const SPENT_KIND = "points redeemed"

interface SpendPointsInput {
  userId: string
  country: CountryCode
  /** There is one redemption per order. */
  orderId: string
  points: number
  at: Date
}

/**
 * LOY-2: spends the points of a free pizza when its order is created. Returns false without spending anything if the
 * customer isn't a member or has too few. Repeating it for the same order returns true and spends nothing more.
 */
export async function spendPoints(
  tx: Tx,
  { userId, country, orderId, points, at }: SpendPointsInput,
): Promise<boolean> {
  const member = await lockProgramMember(tx, { userId, country })
  if (!member || member.leftAt !== null) return false
  const account = accounts.points(userId, country)
  const balance = (await lockBalances(tx, [account])).get(account) ?? 0
  if (await findPosting(tx, SPENT_KIND, orderId)) return true
  if (balance < points) return false
  const entries = [
    { account, amount: points },
    { account: accounts.pointsRedeemed(country), amount: -points },
  ]
  return postToLedger(tx, {
    kind: SPENT_KIND,
    cause: orderId,
    orderId,
    userId,
    country,
    currency: POINTS_UNIT,
    at,
    entries,
  })
}

/**
 * Returns the points of an order that failed or was cancelled, once. If the customer has left the programme since, these
 * points are forfeited like all others, also if the customer has joined again.
 */
export async function returnPoints(tx: Tx, { orderId, at }: { orderId: string; at: Date }): Promise<void> {
  const spent = await findPosting(tx, SPENT_KIND, orderId)
  if (!spent || spent.userId === null) return
  const { userId, country } = spent
  const member = await lockProgramMember(tx, { userId, country })
  const entries = spent.entries.map(({ account, amount }) => ({ account, amount: -amount }))
  const isReturned = await postToLedger(tx, { ...spent, kind: "points returned", at, entries })
  if (isReturned && isForfeited(member, spent.at)) await forfeitReturnedPoints(tx, spent, at)
}

/** Whether points that an order spent at this time don't come back, because the customer left the programme after it. */
export function isForfeited(member: Pick<StoredMember, "joinedAt" | "leftAt"> | undefined, spentAt: Date): boolean {
  return !member || member.leftAt !== null || spentAt < member.joinedAt
}
