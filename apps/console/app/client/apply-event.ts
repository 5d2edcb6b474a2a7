import { boardColumnOf } from "@hearth/domain/orders/board-column.ts"
import type { Board, Rider, StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"

const HOUR_MS = 3_600_000

/** The events of the board's stream: the whole board first, then each change. */
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
 * Ignores a ticket whose version is older than the shown one: a slower response delivered it. A ticket that isn't shown
 * is either a new order or belongs to a page that isn't loaded; in the second case the server's next `counts` event
 * corrects the count.
 */
function moveTicket({ tickets, counts }: Board, ticket: StoreTicket): Pick<Board, "tickets" | "counts"> {
  const current = tickets.find(({ transactionId }) => transactionId === ticket.transactionId)
  const newColumn = columnOf(ticket)
  if (!current) return { tickets: [...tickets, ticket], counts: { ...counts, [newColumn]: counts[newColumn] + 1 } }
  if (current.version > ticket.version) return { tickets, counts }
  const oldColumn = columnOf(current)
  const reducedCounts = { ...counts, [oldColumn]: counts[oldColumn] - 1 }
  return {
    tickets: tickets.map((each) => (each === current ? ticket : each)),
    counts: { ...reducedCounts, [newColumn]: reducedCounts[newColumn] + 1 },
  }
}

const columnOf = ({ stage, next }: StoreTicket) => boardColumnOf(stage, next === null)

/** Adds a later page of a column. Tickets that are already shown stay unchanged. */
export function addPage(board: Board, page: readonly StoreTicket[]): Board {
  const shownIds = new Set(board.tickets.map(({ transactionId }) => transactionId))
  return { ...board, tickets: [...board.tickets, ...page.filter(({ transactionId }) => !shownIds.has(transactionId))] }
}

/** Removes tickets that ended an hour ago or more. */
export function withoutOldTickets(tickets: readonly StoreTicket[], now: number): StoreTicket[] {
  return tickets.filter(({ endedAt }) => endedAt === null || Date.parse(endedAt) > now - HOUR_MS)
}
