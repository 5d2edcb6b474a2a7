import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import * as deliveryTypeTexts from "@hearth/texts/place/delivery-types.ts"
import { columnOf } from "./board-layout.ts"

export interface NewOrdersState {
  /** The tickets that this state was computed from. */
  tickets: readonly StoreTicket[] | undefined
  waitingIds: ReadonlySet<string>
  /** The last announcement; it stays until the next one. */
  announcement: string
}

export const noNewOrders: NewOrdersState = { tickets: undefined, waitingIds: new Set(), announcement: "" }

/**
 * Returns the next state, with an announcement of the orders that are new since the previous state. Screen readers read
 * it out. Orders that already wait when the board is opened are not announced.
 */
export function updateNewOrders(previous: NewOrdersState, tickets: readonly StoreTicket[]): NewOrdersState {
  const waitingTickets = tickets.filter((ticket) => columnOf(ticket) === "new")
  const newTickets = previous.tickets
    ? waitingTickets.filter(({ transactionId }) => !previous.waitingIds.has(transactionId))
    : []
  return {
    tickets,
    waitingIds: new Set(waitingTickets.map(({ transactionId }) => transactionId)),
    announcement: newTickets.length === 0 ? previous.announcement : newTickets.map(formatNewOrder).join(". "),
  }
}

function formatNewOrder({ orderId, deliveryType, items }: StoreTicket): string {
  return boardTexts.newOrder(orderId, deliveryTypeTexts.name(deliveryType), items)
}
