import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { StoredOrder } from "../orders/public.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"
import { findTicket, type StoredTicket } from "./kitchen.store.ts"

export interface TicketRef {
  storeId: string
  orderId: string
  /** As the caller saw it. */
  version: number
}

export interface LockedTicket {
  ticket: StoredTicket
  order: StoredOrder
}

/**
 * A store's ticket with its order held: whoever moves a ticket holds its order first, so that it stays as it is until the
 * transaction ends. Another store's is not found; where somebody else was quicker it says so.
 */
export async function lockTicket(
  { orders }: KitchenDeps,
  tx: Tx,
  { storeId, orderId, version }: TicketRef,
): Promise<LockedTicket> {
  if (!(await findTicket(tx, orderId, storeId))) throw new AppError("NOT_FOUND")
  const order = await orders.lock(tx, orderId)
  const ticket = await findTicket(tx, orderId, storeId)
  if (!ticket) throw new Error(`a ticket is gone: ${orderId}`)
  if (ticket.version !== version) throw new AppError("ORDER_MOVED")
  return { ticket, order }
}
