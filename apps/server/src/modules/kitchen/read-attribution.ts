import type { Utm } from "@hearth/contract/calls/orders.shapes.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"
import { findOrders } from "../orders/public.ts"
import { listTickets } from "./board.store.ts"
import { isHeadOffice } from "./is-head-office.ts"
import type { KitchenShop } from "./kitchen-shop.ts"

/** SHL-12: which campaign brought an order of this store. Marketing is head office's business, not a store's. */
export async function readAttribution(
  shop: KitchenShop,
  member: StaffSession,
  storeId: string,
  transactionId: string,
): Promise<Utm | null> {
  if (!(await isHeadOffice(shop, member))) throw new AppError("FORBIDDEN")
  const [ticket] = await listTickets(shop.db, [transactionId])
  if (ticket?.storeId !== storeId) throw new AppError("NOT_FOUND")
  const [order] = await findOrders(shop.db, [transactionId])
  return order?.utm ?? null
}
