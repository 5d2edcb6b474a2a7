import type { RewardsPage } from "@hearth/contract/calls/loyalty.calls.ts"
import * as rewardTexts from "@hearth/texts/loyalty/rewards-history.ts"
import { accounts, movementIdOf, movementsOf } from "../ledger/public.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import type { MemberKey } from "./loyalty.store.ts"

const PAGE_SIZE = 20

/** LOY-4: lists what was earned, redeemed, returned, taken back, corrected and forfeited, the newest first. */
export async function listRewards(
  { db, orderNumbersOf }: Pick<LoyaltyDeps, "db" | "orderNumbersOf">,
  { userId, country }: MemberKey,
  pageNo: number,
): Promise<RewardsPage> {
  const page = { offset: (pageNo - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  const { movements, count } = await movementsOf(db, [accounts.points(userId, country)], page)
  const orderIds = [...new Set(movements.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))]
  const numbers = orderIds.length === 0 ? new Map<string, string>() : await orderNumbersOf(db, orderIds)
  const entries = movements.map((movement) => ({
    entryId: movementIdOf(movement),
    at: movement.at.toISOString(),
    title: rewardTexts.titleOf(movement.kind),
    points: movement.amount,
    pointsAfter: movement.balance,
    orderId: (movement.orderId !== null && numbers.get(movement.orderId)) || null,
  }))
  return { entries, pageNo, pages: Math.max(1, Math.ceil(count / PAGE_SIZE)) }
}
