import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import type { StoredOrder } from "../../orders/public.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { findTicket, type StoredTicket } from "./tickets.store.ts"

export interface TicketRef {
  storeId: string
  orderId: string
  /** The version that the caller saw. */
  version: number
}

export interface LockedTicket {
  ticket: StoredTicket
  order: StoredOrder
}

/**
 * Locks the ticket's order and returns both. Every change of a ticket locks its order first, so the ticket can't change
 * until the transaction ends. Another store's ticket is not found; an outdated version is refused.
 */
export async function lockTicket(
  { orders }: KitchenDeps,
  tx: Tx,
  { storeId, orderId, version }: TicketRef,
): Promise<LockedTicket> {
  if (!(await findTicket(tx, orderId, storeId))) throw new AppError("NOT_FOUND")
  const order = await orders.lock(tx, orderId)
  const ticket = await findTicket(tx, orderId, storeId)
  if (!ticket) throw new Error(`a ticket is missing: ${orderId}`)
  if (ticket.version !== version) throw new AppError("ORDER_MOVED")
  return { ticket, order }
}
