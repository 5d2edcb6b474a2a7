import type { Tx } from "../../platform/database/database.ts"
import { releaseSlot } from "../locator/public.ts"
import { releaseUses } from "../offers/public.ts"
import type { OrderDeps } from "./order-deps.ts"
import { type StoredOrder, writeStatus } from "./orders.store.ts"

/** Of an order that another of the same cart took the place of, before anybody tried to pay it: no failure to remember. */
export const REPLACED_BEFORE_PAYMENT = "You started this order anew."
/** The same after a payment was tried. */
export const REPLACED_AFTER_PAYMENT = "The payment didn’t come through, and you started anew."

/**
 * An order whose money never came, or that another took the place of. What it held is free again; money that arrives
 * after all is given back by itself. The row is locked by the caller.
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
  await payments.closeAttempts(tx, order.id, now)
  await releaseUses(tx, order.id, now)
  await releaseSlot(tx, order.storeId, order.quarter.getTime())
}
