import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { CancelReason } from "@hearth/domain/orders/cancel-reasons.ts"
import type { OrderStage } from "@hearth/domain/orders/order-stage.ts"
import * as boardTexts from "@hearth/texts/console/board.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { call, newKey } from "../../client/api.ts"
import type { Result } from "@hearth/browser/result.ts"
import type { LiveBoard } from "../../client/live-board.ts"
import { jumpTo } from "./jump-to-order.ts"
import { stageTexts } from "./format-ticket.ts"

type TicketResult = Result<{ ticket: StoreTicket }>

/** Shows the ticket from the response immediately. If another device was faster, reloads the board. */
async function handleTicketResult(board: LiveBoard, ticket: StoreTicket, result: TicketResult): Promise<boolean> {
  if (result.ok) {
    board.applyTicket(result.data.ticket)
    return true
  }
  if (result.code === "ORDER_MOVED" || result.code === "STEP_REFUSED" || result.code === "NOT_FOUND")
    await board.refresh()
  const currentTicket = board.state
    .get()
    .board?.tickets.find(({ transactionId }) => transactionId === ticket.transactionId)
  const message =
    result.code === "ORDER_MOVED" && currentTicket
      ? boardTexts.alreadyMoved(result.message, ticket.orderId, stageTexts[currentTicket.stage])
      : result.message
  showToast({ message, tone: "error" })
  if (result.code === "ORDER_MOVED" && currentTicket) jumpTo(ticket.transactionId)
  return false
}

const ticketRequest = (board: LiveBoard, { transactionId, version }: StoreTicket) => ({
  params: { storeId: board.storeId, transactionId },
  version,
  idempotencyKey: newKey(),
})

export async function advance(board: LiveBoard, ticket: StoreTicket, to: OrderStage): Promise<boolean> {
  const { version, ...request } = ticketRequest(board, ticket)
  const result = await call("POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/advance", {
    ...request,
    body: { to, version },
  })
  return handleTicketResult(board, ticket, result)
}

export async function cancel(board: LiveBoard, ticket: StoreTicket, reason: CancelReason): Promise<boolean> {
  const { version, ...request } = ticketRequest(board, ticket)
  const result = await call("POST /store-ops/ve1/stores/{storeId}/orders/{transactionId}/cancel", {
    ...request,
    body: { reason, version },
  })
  return handleTicketResult(board, ticket, result)
}

/** Adds a rider to the store. */
export async function addRider(board: LiveBoard, body: { name: string; phone: string }) {
  const route = "POST /store-ops/ve1/stores/{storeId}/riders"
  return call(route, { params: { storeId: board.storeId }, body, idempotencyKey: newKey() })
}

/**
 * Assigns the order to a courier company or to staff who aren't entered as riders. Returns the updated ticket, or
 * undefined if that failed.
 */
export async function assignToCarrier(
  board: LiveBoard,
  ticket: StoreTicket,
  carrier: NonNullable<StoreTicket["carrier"]>,
): Promise<StoreTicket | undefined> {
  const { version, ...request } = ticketRequest(board, ticket)
  const result = await call("PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/carrier", {
    ...request,
    body: { carrier, version },
  })
  const isApplied = await handleTicketResult(board, ticket, result)
  return isApplied && result.ok ? result.data.ticket : undefined
}

/** Assigns a rider, or removes the rider if `riderId` is null. Returns the updated ticket, or undefined on failure. */
export async function assignRider(
  board: LiveBoard,
  ticket: StoreTicket,
  riderId: string | null,
): Promise<StoreTicket | undefined> {
  const { version, ...request } = ticketRequest(board, ticket)
  const result = await call("PUT /store-ops/ve1/stores/{storeId}/orders/{transactionId}/rider", {
    ...request,
    body: { riderId, version },
  })
  const isApplied = await handleTicketResult(board, ticket, result)
  return isApplied && result.ok ? result.data.ticket : undefined
}
