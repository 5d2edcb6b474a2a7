import { type CancelReason, cancelReasons, cancelReasonsFor } from "@hearth/domain/orders/cancel-reasons.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { holdTicket, type Seen } from "./hold-ticket.ts"
import type { KitchenShop } from "./kitchen-shop.ts"

interface Cancelling extends Seen {
  reason: CancelReason
  /** Who of the staff. */
  by: string
}

/**
 * TRK-4: calls an order off at any moment before it is over, for a reason that can be; its money goes back. Orders tell the
 * ticket.
 */
export async function cancelOrder(shop: KitchenShop, tx: Tx, asked: Cancelling): Promise<void> {
  const { ticket, order } = await holdTicket(shop, tx, asked)
  if (!cancelReasonsFor(ticket.stage, ticket.way).includes(asked.reason)) throw new AppError("STEP_REFUSED")
  await shop.orders.cancelByStore(tx, order, { reason: cancelReasons[asked.reason], member: asked.by })
}
