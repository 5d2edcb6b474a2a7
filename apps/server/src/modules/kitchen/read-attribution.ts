import type { Utm } from "@hearth/contract/calls/orders.shapes.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { findOrders } from "../orders/public.ts"
import { listTickets } from "./board/board.store.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"

/**
 * SHL-12: returns the campaign that led to an order of this store. Only for head office, because marketing is not a
 * store's business.
 */
export async function readAttribution(deps: KitchenDeps, storeId: string, transactionId: string): Promise<Utm | null> {
  const [ticket] = await listTickets(deps.db, [transactionId])
  if (ticket?.storeId !== storeId) throw new AppError("NOT_FOUND")
  const [order] = await findOrders(deps.db, [transactionId])
  return order?.utm ?? null
}
