import type { Board, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { type BoardColumn, boardColumnOf, boardColumns } from "@hearth/domain/orders/board-column.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import { promisedTimeOf } from "./format-ticket.ts"

export const columns = boardColumns
export type Column = BoardColumn

export const columnNames: Readonly<Record<Column, string>> = {
  new: boardTexts.columnNew,
  making: boardTexts.columnMaking,
  oven: boardTexts.columnOven,
  ready: boardTexts.columnReady,
  way: boardTexts.columnOnTheWay,
  later: boardTexts.columnScheduled,
  done: boardTexts.columnDone,
}

/** An advance order is in the `later` column until the kitchen can start it. */
export function columnOf({ stage, next }: Pick<StoreTicket, "stage" | "next">): Column {
  return boardColumnOf(stage, next === null)
}

/** Sorts active orders by due time, finished ones newest first, and advance orders by start time. */
function sortTickets(column: Column, tickets: readonly StoreTicket[]): StoreTicket[] {
  const key = (ticket: StoreTicket) => {
    if (column === "done") return -Date.parse(ticket.endedAt ?? ticket.placedAt)
    if (column === "later") return Date.parse(ticket.startsAt)
    return promisedTimeOf(ticket) ?? Date.parse(ticket.readyAt)
  }
  return tickets.toSorted(
    (one, other) => key(one) - key(other) || Date.parse(one.placedAt) - Date.parse(other.placedAt),
  )
}

export function groupTickets(tickets: readonly StoreTicket[]): Readonly<Record<Column, StoreTicket[]>> {
  const ticketsByColumn = Object.groupBy(tickets, columnOf)
  const sortedGroups = columns.map((column) => [column, sortTickets(column, ticketsByColumn[column] ?? [])] as const)
  return Object.fromEntries(sortedGroups) as Record<Column, StoreTicket[]>
}

/** The cursor after which the server's next page of a column starts. */
export function lastTicketCursor(
  column: Column,
  tickets: readonly StoreTicket[],
): { afterAt: string; afterId: string } | undefined {
  const sortTime = (ticket: StoreTicket) => (column === "done" ? (ticket.endedAt ?? ticket.startsAt) : ticket.startsAt)
  const sign = column === "done" ? -1 : 1
  const sortKey = (ticket: StoreTicket) => sign * Date.parse(sortTime(ticket))
  const compare = (one: StoreTicket, other: StoreTicket) =>
    sortKey(one) - sortKey(other) || sign * (one.transactionId < other.transactionId ? -1 : 1)
  const lastTicket = tickets.toSorted(compare).at(-1)
  return lastTicket && { afterAt: sortTime(lastTicket), afterId: lastTicket.transactionId }
}

/**
 * Counts the tickets per column, including those on pages that aren't loaded. A count is never lower than the number of
 * shown tickets, and excludes finished tickets that are too old to be shown.
 */
export function countTickets(
  board: Board,
  shown: readonly StoreTicket[],
  ticketsByColumn: Readonly<Record<Column, readonly StoreTicket[]>>,
): Board["counts"] {
  const hiddenCount = board.tickets.length - shown.length
  const totals = { ...board.counts, done: board.counts.done - hiddenCount }
  const counts = columns.map((column) => [column, Math.max(totals[column], ticketsByColumn[column].length)] as const)
  return Object.fromEntries(counts) as Board["counts"]
}
