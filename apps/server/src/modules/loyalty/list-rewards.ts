import type { RewardsPage } from "@hearth/contract/calls/loyalty.calls.ts"
import * as rewardTexts from "@hearth/texts/loyalty/rewards-history.ts"
import { accounts, type Movement, movementIdOf, movementsOf } from "../ledger/public.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { type LostEarning, listLostEarnings, type MemberKey } from "./loyalty.store.ts"
import { mergeLostEarnings, movementRange } from "./merge-lost-earnings.ts"

const PAGE_SIZE = 20

/**
 * LOY-4: lists what was earned, redeemed, returned, taken back, corrected and forfeited, the newest first. Points that
 * were lost before they were credited never changed the balance, so they come from the earnings instead of the ledger.
 */
export async function listRewards(
  { db, orderNumbersOf }: Pick<LoyaltyDeps, "db" | "orderNumbersOf">,
  { userId, country }: MemberKey,
  pageNo: number,
): Promise<RewardsPage> {
  const page = { offset: (pageNo - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  const lost = await listLostEarnings(db, { userId, country })
  const range = movementRange(lost.length, page)
  const { movements, count } = await movementsOf(db, [accounts.points(userId, country)], range)
  const rows = mergeLostEarnings({ lost, movements, first: range.offset, ...page })
  const orderIdOf = (row: (typeof rows)[number]) => ("lost" in row ? row.lost : row.movement).orderId
  const orderIds = [...new Set(rows.flatMap((row) => orderIdOf(row) ?? []))]
  const numbers = orderIds.length === 0 ? new Map<string, string>() : await orderNumbersOf(db, orderIds)
  const entries = rows.map((row) => {
    const orderNumber = numbers.get(orderIdOf(row) ?? "") ?? null
    return "lost" in row ? describeLost(row, orderNumber) : describeMovement(row.movement, orderNumber)
  })
  return { entries, pageNo, pages: Math.max(1, Math.ceil((count + lost.length) / PAGE_SIZE)) }
}

type Reward = RewardsPage["entries"][number]

const describeMovement = (movement: Movement, orderId: string | null): Reward => ({
  entryId: movementIdOf(movement),
  at: movement.at.toISOString(),
  title: rewardTexts.titleOf(movement.kind, movement.amount),
  points: movement.amount,
  pointsAfter: movement.balance,
  orderId,
})

const describeLost = (
  { lost, balance }: { lost: LostEarning; balance: number },
  orderNumber: string | null,
): Reward => ({
  // The order has at most one earning.
  entryId: lost.orderId,
  at: lost.at.toISOString(),
  title: rewardTexts.lostOnTheirWay(lost.points, lost.how),
  points: 0,
  pointsAfter: balance,
  orderId: orderNumber,
})
