import type { Ticket } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { TicketStage } from "@hearth/domain/orders/order-stage.ts"

export const columns = ["new", "making", "oven", "ready", "way", "later", "done"] as const
export type Column = (typeof columns)[number]

/** What is under way, in the order it happens. */
export const underWay: readonly Column[] = ["new", "making", "oven", "ready", "way"]

export const columnNames: Readonly<Record<Column, string>> = {
  new: "New",
  making: "Making",
  oven: "Oven",
  ready: "Ready",
  way: "On the way",
  later: "Later",
  done: "Done",
}

const byStage: Readonly<Record<TicketStage, Column>> = {
  PLACED: "new",
  ACCEPTED: "making",
  MAKING: "making",
  BAKING: "oven",
  READY: "ready",
  "ON THE WAY": "way",
  "HANDED OVER": "done",
  CANCELLED: "done",
}

/** An advance order waits apart until its kitchen begins. */
export function columnOf({ stage, next }: Pick<Ticket, "stage" | "next">): Column {
  return stage === "PLACED" && next === null ? "later" : byStage[stage]
}

/** What is due first stands first; what is over, the newest first; what is for later, by when it begins. */
function sortTickets(column: Column, tickets: readonly Ticket[]): Ticket[] {
  const key = (ticket: Ticket) => {
    if (column === "done") return -Date.parse(ticket.endedAt ?? ticket.placedAt)
    return Date.parse(column === "later" ? ticket.startsAt : (ticket.dueAt ?? ticket.readyAt))
  }
  return tickets.toSorted(
    (one, other) => key(one) - key(other) || Date.parse(one.placedAt) - Date.parse(other.placedAt),
  )
}

export function groupTickets(tickets: readonly Ticket[]): Readonly<Record<Column, Ticket[]>> {
  const groups = Object.groupBy(tickets, columnOf)
  const sorted = columns.map((column) => [column, sortTickets(column, groups[column] ?? [])] as const)
  return Object.fromEntries(sorted) as Record<Column, Ticket[]>
}
