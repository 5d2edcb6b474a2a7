import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import { columnOf } from "./columns.ts"
import { wayNames } from "./say-ticket.ts"

export interface Heard {
  /** Of which board. */
  tickets: readonly StoreTicket[] | undefined
  known: ReadonlySet<string>
  /** What was said last: it stays until there is something else to say. */
  words: string
}

export const nothingHeard: Heard = { tickets: undefined, known: new Set(), words: "" }

/** What rings is said as well. What waits already when the board is opened is read there, not called out. */
export function hearNewOrders(heard: Heard, tickets: readonly StoreTicket[]): Heard {
  const waiting = tickets.filter((ticket) => columnOf(ticket) === "new")
  const fresh = heard.tickets ? waiting.filter(({ transactionId }) => !heard.known.has(transactionId)) : []
  return {
    tickets,
    known: new Set(waiting.map(({ transactionId }) => transactionId)),
    words: fresh.length === 0 ? heard.words : fresh.map(sayNewOrder).join(". "),
  }
}

function sayNewOrder({ orderId, deliveryType, items }: StoreTicket): string {
  return `New order ${orderId}, ${wayNames[deliveryType].toLowerCase()}, ${items} ${items === 1 ? "item" : "items"}`
}
