import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { columnOf } from "./columns.ts"
import { deliveryTypeNames } from "./format-ticket.ts"

export interface NewOrdersState {
  /** Of which board. */
  tickets: readonly StoreTicket[] | undefined
  known: ReadonlySet<string>
  /** What was said last: it stays until there is something else to say. */
  announcement: string
}

export const noNewOrders: NewOrdersState = { tickets: undefined, known: new Set(), announcement: "" }

/** What rings is said as well. What waits already when the board is opened is read there, not called out. */
export function updateNewOrders(previous: NewOrdersState, tickets: readonly StoreTicket[]): NewOrdersState {
  const waiting = tickets.filter((ticket) => columnOf(ticket) === "new")
  const fresh = previous.tickets ? waiting.filter(({ transactionId }) => !previous.known.has(transactionId)) : []
  return {
    tickets,
    known: new Set(waiting.map(({ transactionId }) => transactionId)),
    announcement: fresh.length === 0 ? previous.announcement : fresh.map(formatNewOrder).join(". "),
  }
}

function formatNewOrder({ orderId, deliveryType, items }: StoreTicket): string {
  return `New order ${orderId}, ${deliveryTypeNames[deliveryType].toLowerCase()}, ${items} ${items === 1 ? "item" : "items"}`
}
