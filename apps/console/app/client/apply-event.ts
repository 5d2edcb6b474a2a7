import { boardColumnOf } from "@hearth/domain/orders/board-column.ts"
import type { Board, Rider, StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"

const HOUR_MS = 3_600_000

/** What the server tells while the board is open: first all of it, then what changed. */
export type BoardEvent =
  | { event: "board"; data: Board }
  | { event: "ticket"; data: StoreTicket }
  | { event: "riders"; data: Rider[] }
  | { event: "counts"; data: Board["counts"] }
  | { event: "store"; data: Board["store"] }

export function applyEvent(board: Board | undefined, message: BoardEvent): Board | undefined {
  if (message.event === "board") return message.data
  if (!board) return undefined
  switch (message.event) {
    case "ticket":
      return { ...board, ...moveTicket(board, message.data) }
    case "counts":
      return { ...board, counts: message.data }
    case "riders":
      return { ...board, riders: message.data }
    default:
      return { ...board, store: message.data }
  }
}

/**
 * What is older than what we have came by a slower way: it changes nothing. A ticket that wasn't shown is a new order, or
 * one of a later page: then its column's count is told by the server.
 */
function moveTicket({ tickets, counts }: Board, ticket: StoreTicket): Pick<Board, "tickets" | "counts"> {
  const current = tickets.find(({ transactionId }) => transactionId === ticket.transactionId)
  const to = columnOf(ticket)
  if (!current) return { tickets: [...tickets, ticket], counts: { ...counts, [to]: counts[to] + 1 } }
  if (current.version > ticket.version) return { tickets, counts }
  const from = columnOf(current)
  const without = { ...counts, [from]: counts[from] - 1 }
  return {
    tickets: tickets.map((each) => (each === current ? ticket : each)),
    counts: { ...without, [to]: without[to] + 1 },
  }
}

const columnOf = ({ stage, next }: StoreTicket) => boardColumnOf(stage, next === null)

/** A later page of a column: what is shown of it already stays as it is. */
export function addPage(board: Board, page: readonly StoreTicket[]): Board {
  const shown = new Set(board.tickets.map(({ transactionId }) => transactionId))
  return { ...board, tickets: [...board.tickets, ...page.filter(({ transactionId }) => !shown.has(transactionId))] }
}

/** What ended more than an hour ago leaves the board by itself. */
export function withoutFinished(tickets: readonly StoreTicket[], now: number): StoreTicket[] {
  return tickets.filter(({ endedAt }) => endedAt === null || Date.parse(endedAt) > now - HOUR_MS)
}
