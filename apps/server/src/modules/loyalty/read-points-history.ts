import { accounts, movementIdOf, movementsOf } from "../ledger/public.ts"
import type { LoyaltyDeps } from "./loyalty-deps.ts"
import { type LostEarning, listLostEarnings, type MemberKey } from "./loyalty.store.ts"
import { SPENT_KIND } from "./spend-points.ts"
import { mergeLostEarnings, movementRange } from "./merge-lost-earnings.ts"

const PAGE_SIZE = 20

export interface PointsHistoryEntry {
  entryId: string
  at: Date
  /** The kind of the ledger's posting, such as `points earned`, or `points lost` for points that were never credited. */
  kind: string
  /** Positive for points received, negative for points spent, 0 for points that were lost before they were credited. */
  points: number
  pointsAfter: number
  /** The number that the customer knows; null without an order. */
  orderNumber: string | null
  /** Whether the points are reserved for an order that isn't placed yet. */
  isReserved: boolean
  lost: Pick<LostEarning, "points" | "how"> | null
  /** Null unless head office corrected the points. */
  correctionId: string | null
}

export interface PointsHistoryPage {
  entries: PointsHistoryEntry[]
  pageNo: number
  pages: number
}

/**
 * LOY-4: reads what a customer earned, redeemed, got back and lost, the newest first. Points that were lost before they
 * were credited never changed the balance, so they come from the earnings instead of the ledger.
 */
export async function readPointsHistory(
  { db, orderNumbersOf, listReservingOrders }: Pick<LoyaltyDeps, "db" | "orderNumbersOf" | "listReservingOrders">,
  { userId, country }: MemberKey,
  pageNo: number,
): Promise<PointsHistoryPage> {
  const page = { offset: (pageNo - 1) * PAGE_SIZE, limit: PAGE_SIZE }
  const lostEarnings = await listLostEarnings(db, { userId, country })
  const range = movementRange(lostEarnings.length, page)
  const { movements, count } = await movementsOf(db, [accounts.points(userId, country)], range)
  const rows = mergeLostEarnings({ lost: lostEarnings, movements, first: range.offset, ...page })
  const orderIdOf = (row: (typeof rows)[number]) => ("lost" in row ? row.lost : row.movement).orderId
  const orderIds = [...new Set(rows.flatMap((row) => orderIdOf(row) ?? []))]
  const numbersById = orderIds.length === 0 ? new Map<string, string>() : await orderNumbersOf(db, orderIds)
  const redeemingIds = rows.flatMap((row) =>
    "movement" in row && row.movement.kind === SPENT_KIND ? (row.movement.orderId ?? []) : [],
  )
  const reservingIds = redeemingIds.length === 0 ? new Set<string>() : await listReservingOrders(db, redeemingIds)
  const entries = rows.map((row): PointsHistoryEntry => {
    const orderNumber = numbersById.get(orderIdOf(row) ?? "") ?? null
    if ("lost" in row) {
      const { orderId, at, points, how } = row.lost
      return {
        // The order has at most one earning.
        entryId: orderId,
        at,
        kind: "points lost",
        points: 0,
        pointsAfter: row.balance,
        orderNumber,
        isReserved: false,
        lost: { points, how },
        correctionId: null,
      }
    }
    const { at, kind, cause, amount, balance } = row.movement
    return {
      entryId: movementIdOf(row.movement),
      at,
      kind,
      points: amount,
      pointsAfter: balance,
      orderNumber,
      isReserved: kind === SPENT_KIND && reservingIds.has(row.movement.orderId ?? ""),
      lost: null,
      correctionId: kind === "points corrected" ? cause : null,
    }
  })
  return { entries, pageNo, pages: Math.max(1, Math.ceil((count + lostEarnings.length) / PAGE_SIZE)) }
}
