import type { StoreTicket } from "@hearth/contract/calls/store-ops.shapes.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import * as deliveryTypeTexts from "@hearth/texts/place/delivery-types.ts"
import { columnOf } from "./columns.ts"

export interface NewOrdersState {
  /** The tickets that this state was computed from. */
  tickets: readonly StoreTicket[] | undefined
  known: ReadonlySet<string>
  /** The last announcement; it stays until the next one. */
  announcement: string
}

export const noNewOrders: NewOrdersState = { tickets: undefined, known: new Set(), announcement: "" }

/**
 * Announces new orders to screen readers, as the alarm does by sound. Orders that already wait when the board is opened
 * are not announced.
 */
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
  return boardTexts.newOrder(orderId, deliveryTypeTexts.name(deliveryType), items)
}
