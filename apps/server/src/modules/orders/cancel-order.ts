import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { CancelReason } from "@hearth/domain/orders/cancel-reasons.ts"
import { isCancellable } from "@hearth/domain/orders/cancellable-until.ts"
import * as cancelReasonTexts from "@hearth/texts/orders/cancel-reasons.ts"
import * as orderErrorTexts from "@hearth/texts/orders/order-errors.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { postToLedger } from "../ledger/public.ts"
import { releaseSlot } from "../locator/public.ts"
import { releaseUses, uncountOrder } from "../offers/public.ts"
import { loadOwnOrder, lockOwnOrder, type OrderCaller } from "./load-own-order.ts"
import { loadTransaction } from "./load-transaction.ts"
import type { OrderDeps } from "./order-deps.ts"
import { orderCancelled } from "./orders.events.ts"
import { type StoredOrder, writeStatus } from "./orders.store.ts"
import { saleReversal } from "./sale-posting.ts"

interface CancelInput {
  /** The sentence that the customer reads. */
  message: string
  /** Why the store cancels. */
  endReason?: CancelReason
  refundTo: "source" | "wallet"
  by: "customer" | "store"
  /** The id of the store's staff member. */
  member?: string
}

/**
 * ORD-12: cancels a placed order. Reverses the sale, releases its offers and refunds its money in one transaction. The
 * caller has locked the row.
 */
async function cancelOrder(
  { payments, jobs, kitchen }: OrderDeps,
  tx: Tx,
  order: StoredOrder,
  { message, endReason, refundTo, by, member }: CancelInput,
  now: Date,
): Promise<void> {
  const { id, userId, country, mode } = order
  if (mode === null) throw new Error("a placed order has no payment mode")
  const change = { id, from: order.status, status: "CANCELLED", endedAt: now, message, endReason } as const
  await writeStatus(tx, change, by, now)
  await releaseUses(tx, id, now)
  await uncountOrder(tx, id, now)
  await releaseSlot(tx, order.storeId, order.quarter.getTime())
  const reversal = saleReversal(order, mode, now)
  if (reversal.entries.length > 0) await postToLedger(tx, reversal)
  if (mode !== "COD") await payments.refund(tx, { orderId: id, cause: "cancelled", to: refundTo, now })
  await kitchen.cancelled(tx, order, member ?? by, now)
  await jobs.publish(tx, orderCancelled, { orderId: id, userId, country, cancelledAt: now.toISOString() })
}

interface CustomerCancelInput {
  /** The customer's own words. */
  reason: string
  refundTo: CancelInput["refundTo"]
}

/**
 * Cancels the customer's own order, before the kitchen has started. Changes nothing if the order is already cancelled.
 * Returns the order as it is afterwards.
 */
export async function cancelByCustomer(
  deps: OrderDeps,
  tx: Tx,
  caller: OrderCaller,
  number: string,
  input: CustomerCancelInput,
): Promise<Transaction> {
  const { order } = await lockOwnOrder(deps, tx, caller, number)
  if (order.status !== "CANCELLED") await cancelBeforeStart(deps, tx, order, input)
  return loadTransaction(deps, tx, await loadOwnOrder(tx, caller, order.id))
}

/** Refuses an unpaid order, and one that the kitchen has started. */
async function cancelBeforeStart(
  deps: OrderDeps,
  tx: Tx,
  order: StoredOrder,
  { reason, refundTo }: CustomerCancelInput,
): Promise<void> {
  if (order.status === "PENDING")
    throw new AppError("TOO_LATE_TO_CANCEL", {
      displayMsg: orderErrorTexts.cancelUnpaid,
    })
  const now = deps.clock.now()
  const placedAt = order.placedAt?.getTime() ?? null
  const startsAt = order.startsAt.getTime()
  if (!isCancellable({ status: order.status, placedAt, startsAt }, now.getTime()))
    throw new AppError("TOO_LATE_TO_CANCEL")
  await cancelOrder(deps, tx, order, { message: reason, refundTo, by: "customer" }, now)
}

/** TRK-4: cancels for the store, any time before the order ends. Money is refunded to its source. */
export async function cancelByStore(
  deps: OrderDeps,
  tx: Tx,
  order: StoredOrder,
  { reason, member }: { reason: CancelReason; member: string },
): Promise<void> {
  const message = cancelReasonTexts.byReason[reason]
  const input = { message, endReason: reason, refundTo: "source", by: "store", member } as const
  await cancelOrder(deps, tx, order, input, deps.clock.now())
}
