import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { cashToCollect } from "@hearth/domain/guarantee/compensation.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import { formatLocalMoney } from "../../client/country.ts"

/**
 * TRK-3: the cash that the rider collects, and the amount after the guarantee's due time, because a printed receipt
 * can't be updated later. Undefined when the order is paid.
 */
export function formatCash(
  { payable, toCollect, owed, dueAt, endedAt }: StoreTicket,
  zone: TimeZone,
  now: number,
): string | undefined {
  if (toCollect === null) return undefined
  if (endedAt !== null || dueAt === null || owed?.how !== "cash") return formatLocalMoney(toCollect)
  const cashIfLate = formatLocalMoney(cashToCollect(payable, owed))
  return now > Date.parse(dueAt)
    ? cashIfLate
    : boardTexts.cashUnlessLate(formatLocalMoney(payable), cashIfLate, dueAt, zone)
}
