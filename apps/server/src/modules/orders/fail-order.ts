import type { Tx } from "../../platform/database/database.ts"
import { releaseSlot } from "../locator/public.ts"
import { releaseUses } from "../offers/public.ts"
import type { OrderDeps } from "./order-deps.ts"
import { type EndReason, type StoredOrder, writeStatus } from "./orders.store.ts"

/**
 * Fails an order that was not paid in time or was replaced. Releases what it reserved. Money that arrives later is
 * refunded automatically. The caller has locked the row.
 */
export async function failOrder(
  { payments }: OrderDeps,
  tx: Tx,
  order: StoredOrder,
  { message, endReason, by }: { message: string; endReason?: EndReason; by: string },
  now: Date,
): Promise<void> {
  await writeStatus(
    tx,
    { id: order.id, from: order.status, status: "FAILED", endedAt: now, message, endReason },
    by,
    now,
  )
  await payments.closeOpenPayments(tx, order.id, now)
  await releaseUses(tx, order.id, now)
  await releaseSlot(tx, order.storeId, order.quarter.getTime())
}
