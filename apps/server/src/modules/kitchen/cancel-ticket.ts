import { type CancelReason, cancelReasons, cancelReasonsFor } from "@hearth/domain/orders/cancel-reasons.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { lockTicket, type TicketRef } from "./lock-ticket.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"

interface CancelTicketInput extends TicketRef {
  reason: CancelReason
  /** Who of the staff. */
  by: string
}

/**
 * TRK-4: calls an order off at any moment before it is over, for a reason that can be; its money goes back. Orders tell the
 * ticket.
 */
export async function cancelTicket(deps: KitchenDeps, tx: Tx, input: CancelTicketInput): Promise<void> {
  const { ticket, order } = await lockTicket(deps, tx, input)
  if (!cancelReasonsFor(ticket.stage, ticket.way).includes(input.reason)) throw new AppError("STEP_REFUSED")
  await deps.orders.cancelByStore(tx, order, { reason: cancelReasons[input.reason], member: input.by })
}
