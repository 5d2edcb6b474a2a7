import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { cashToCollect } from "@hearth/domain/orders/delivery-guarantee.ts"
import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { formatLocalMoney } from "../../client/country.ts"

/**
 * TRK-3: what the rider collects, and what once it is late: paper and pocket don't hear of it later. Nothing where it is
 * paid.
 */
export function formatCash(
  { payable, toCollect, owed, dueAt, endedAt }: StoreTicket,
  zone: TimeZone,
  now: number,
): string | undefined {
  if (toCollect === null) return undefined
  if (endedAt !== null || dueAt === null || owed?.how !== "cash") return formatLocalMoney(toCollect)
  const late = formatLocalMoney(cashToCollect(payable, owed))
  // Where the line ends, a moment is not torn apart.
  return now > Date.parse(dueAt)
    ? late
    : `${formatLocalMoney(payable)}, after\u00a0${formatClock(dueAt, zone).replace(" ", "\u00a0")} ${late}`
}
