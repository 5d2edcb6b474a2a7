import type { StoreTicket } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { nextStage, type OrderStage, statusAt } from "@hearth/domain/orders/order-stage.ts"
import type { Tx } from "../../../platform/database/database.ts"
import { AppError } from "../../../platform/errors/app-error.ts"
import { advanceOrderStatus } from "../../orders/public.ts"
import { readStoreTicket } from "../board/read-store-ticket.ts"
import { type LockedTicket, lockTicket, type TicketRef } from "./lock-ticket.ts"
import { notifyKitchenChanged } from "../kitchen-changed.ts"
import type { KitchenChange } from "../kitchen.ts"
import type { KitchenDeps } from "../kitchen-deps.ts"
import { orderMoved } from "../kitchen.events.ts"
import { writeTicketStep } from "./tickets.store.ts"
import { lockRider } from "../riders/riders.store.ts"

interface AdvanceTicketInput extends TicketRef {
  to: OrderStage
  /** The staff member's id. */
  by: string
}

/**
 * TRK-4: moves an order to its next stage, if the ticket still has the version that the caller saw. The order's status
 * changes in the same transaction. At the handover, that transaction also pays the compensation and runs the listeners.
 */
export async function advanceTicket(deps: KitchenDeps, tx: Tx, input: AdvanceTicketInput): Promise<StoreTicket> {
  const { storeId, orderId, version, to, by } = input
  const locked = await lockTicket(deps, tx, input)
  const { ticket, order } = locked
  await assertStepAllowed(tx, locked, to)
  const now = deps.clock.now()
  const status = statusAt(to, ticket.deliveryType)
  const isHandedOver = to === "HANDED OVER"
  await advanceOrderStatus(tx, order, status, "store", now)
  if (isHandedOver) {
    await deps.guarantee.compensateLate(tx, order, now)
    for (const listener of deps.handOverListeners) await listener(tx, { ...order, status, endedAt: now }, now)
  }
  const step = { orderId, version, stage: to, endedAt: isHandedOver ? now : null }
  if (!(await writeTicketStep(tx, step, by, now))) throw new AppError("ORDER_MOVED")
  const { country } = order
  await deps.jobs.publish(tx, orderMoved, { orderId, country, stage: to, status, at: now.toISOString() })
  const changes: KitchenChange[] = [{ what: "ticket", storeId, orderId }]
  if (to === "ON THE WAY" || ticket.stage === "ON THE WAY") changes.push({ what: "riders", storeId, orderId: null })
  await notifyKitchenChanged(tx, changes)
  return readStoreTicket(deps, tx, orderId)
}

async function assertStepAllowed(tx: Tx, { ticket, order }: LockedTicket, to: OrderStage): Promise<void> {
  const { stage, deliveryType, riderId, carrier, storeId } = ticket
  if (stage === "CANCELLED" || order.status === "ADVANCE ORDER") throw new AppError("STEP_REFUSED")
  if (nextStage(stage, deliveryType) !== to) throw new AppError("STEP_REFUSED")
  if (to !== "ON THE WAY" || carrier !== null) return
  // A rider who has left the store is not found.
  const rider = riderId === null ? undefined : await lockRider(tx, riderId, storeId)
  if (!rider) throw new AppError("RIDER_NEEDED")
}
