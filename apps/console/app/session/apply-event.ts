import type { Board, Rider, Ticket } from "@hearth/contract/calls/store-ops.shapes.ts"

const HOUR_MS = 3_600_000

/** What the server tells while the board is open: first all of it, then what changed. */
export type BoardEvent =
  | { event: "board"; data: Board }
  | { event: "ticket"; data: Ticket }
  | { event: "riders"; data: Rider[] }
  | { event: "store"; data: Board["store"] }

export function applyEvent(board: Board | undefined, told: BoardEvent): Board | undefined {
  if (told.event === "board") return told.data
  if (!board) return undefined
  switch (told.event) {
    case "ticket":
      return { ...board, tickets: mergeTicket(board.tickets, told.data) }
    case "riders":
      return { ...board, riders: told.data }
    default:
      return { ...board, store: told.data }
  }
}

/** What is older than what we have came by a slower way: it changes nothing. */
function mergeTicket(tickets: readonly Ticket[], ticket: Ticket): Ticket[] {
  const held = tickets.find(({ transactionId }) => transactionId === ticket.transactionId)
  if (!held) return [...tickets, ticket]
  if (held.version > ticket.version) return [...tickets]
  return tickets.map((each) => (each === held ? ticket : each))
}

/** What ended more than an hour ago leaves the board by itself. */
export function withoutOld(tickets: readonly Ticket[], now: number): Ticket[] {
  return tickets.filter(({ endedAt }) => endedAt === null || Date.parse(endedAt) > now - HOUR_MS)
}
