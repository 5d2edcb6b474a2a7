import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { type CancelReason, cancelReasonsFor } from "@hearth/domain/orders/cancel-reasons.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { readStoreTicket } from "../board/read-store-ticket.ts"
import { lockTicket, type TicketRef } from "./lock-ticket.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"

interface CancelTicketInput extends TicketRef {
  reason: CancelReason
  /** The staff member's id. */
  by: string
}

/**
 * TRK-4: cancels an order that has not ended, for a reason that is allowed at its stage, and refunds it. The orders
 * module then ends the ticket.
 */
export async function cancelTicket(deps: KitchenDeps, tx: Tx, input: CancelTicketInput): Promise<StoreTicket> {
  const { ticket, order } = await lockTicket(deps, tx, input)
  if (!cancelReasonsFor(ticket.stage, ticket.deliveryType).includes(input.reason)) throw new AppError("STEP_REFUSED")
  await deps.orders.cancelByStore(tx, order, { reason: input.reason, member: input.by })
  return readStoreTicket(deps, tx, input.orderId)
}
