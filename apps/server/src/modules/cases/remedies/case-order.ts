import type { Queryable, Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { findOrders, type StoredOrder } from "../../orders/public.ts"
import type { CasesDeps } from "../cases-deps.ts"

/**
 * The order that a case is about, and the order that was paid for it. They differ if the case is about an order that
 * was itself made again as a remedy: it cost nothing, so its remedies count against the order that it replaces.
 */
export interface CaseOrder {
  about: StoredOrder
  paid: StoredOrder
}

export async function readCaseOrder(db: Queryable, orderId: string): Promise<CaseOrder> {
  const about = await findOne(db, orderId)
  return { about, paid: about.replacesOrderId === null ? about : await findOne(db, about.replacesOrderId) }
}

/**
 * Locks the order that was paid until the transaction ends, so that remedies of all its cases are decided one after the
 * other.
 */
export async function lockCaseOrder(
  { orders }: Pick<CasesDeps, "orders">,
  tx: Tx,
  orderId: string,
): Promise<CaseOrder> {
  const about = await findOne(tx, orderId)
  if (about.replacesOrderId !== null) return { about, paid: await orders.lock(tx, about.replacesOrderId) }
  const locked = await orders.lock(tx, orderId)
  return { about: locked, paid: locked }
}

async function findOne(db: Queryable, orderId: string): Promise<StoredOrder> {
  const [order] = await findOrders(db, [orderId])
  if (!order) throw new AppError("NOT_FOUND")
  return order
}
