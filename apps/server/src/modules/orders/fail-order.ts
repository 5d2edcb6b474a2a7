import type { Tx } from "../../platform/database/database.ts"
import { releaseSlot } from "../locator/public.ts"
import { releaseUses } from "../offers/public.ts"
import type { OrderDeps } from "./order-deps.ts"
import { type StoredOrder, writeStatus } from "./orders.store.ts"

/**
 * The stored message of an order that was replaced before any payment was started. Such orders are not listed as failed:
 * the query and an index compare this text, so it must not change.
 */
export const REPLACED_BEFORE_PAYMENT = "You started this order anew."

/**
 * Fails an order that was not paid in time or was replaced. Releases what it reserved. Money that arrives later is
 * refunded automatically. The caller has locked the row.
 */
export async function failOrder(
  { payments }: OrderDeps,
  tx: Tx,
  order: StoredOrder,
  message: string,
  by: string,
  now: Date,
): Promise<void> {
  await writeStatus(tx, { id: order.id, from: order.status, status: "FAILED", endedAt: now, message }, by, now)
  await payments.closeOpenPayments(tx, order.id, now)
  await releaseUses(tx, order.id, now)
  await releaseSlot(tx, order.storeId, order.quarter.getTime())
}
