import { nextStage, type OrderStage, statusAt } from "@hearth/domain/orders/order-stage.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { stepOrder } from "../orders/public.ts"
import { compensateLate } from "./compensate-late.ts"
import { type HeldTicket, holdTicket, type Seen } from "./hold-ticket.ts"
import { tellKitchenChanged } from "./kitchen-changed.ts"
import type { KitchenChange } from "./kitchen.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { orderMoved } from "./kitchen.events.ts"
import { writeStep } from "./kitchen.store.ts"
import { lockRider } from "./riders.store.ts"

interface Advancing extends Seen {
  to: OrderStage
  /** Who of the staff. */
  by: string
}

/**
 * TRK-4: takes an order one step on, from where the caller saw it. The status that goes with it, and at the hand-over what
 * is owed and whatever else must agree, happen in the same transaction.
 */
export async function advanceOrder(shop: KitchenShop, tx: Tx, asked: Advancing): Promise<void> {
  const { storeId, orderId, version, to, by } = asked
  const held = await holdTicket(shop, tx, asked)
  const { ticket, order } = held
  await refuseStep(tx, held, to)
  const at = shop.clock.now()
  const status = statusAt(to, ticket.way)
  const isOver = to === "HANDED OVER"
  await stepOrder(tx, order, status, "store", at)
  if (isOver) {
    await compensateLate(shop, tx, order, at)
    for (const listener of shop.handedOver) await listener(tx, { ...order, status, endedAt: at }, at)
  }
  const step = { orderId, version, stage: to, endedAt: isOver ? at : null }
  if (!(await writeStep(tx, step, by, at))) throw new AppError("ORDER_MOVED")
  const { country } = order
  await shop.jobs.publish(tx, orderMoved, { orderId, country, stage: to, status, at: at.toISOString() })
  const changes: KitchenChange[] = [{ what: "ticket", storeId, orderId }]
  if (to === "ON THE WAY" || ticket.stage === "ON THE WAY") changes.push({ what: "riders", storeId, orderId: null })
  await tellKitchenChanged(tx, changes)
}

async function refuseStep(tx: Tx, { ticket, order }: HeldTicket, to: OrderStage): Promise<void> {
  const { stage, way, riderId, carrier, storeId } = ticket
  if (stage === "CANCELLED" || order.status === "ADVANCE ORDER") throw new AppError("STEP_REFUSED")
  if (nextStage(stage, way) !== to) throw new AppError("STEP_REFUSED")
  if (to !== "ON THE WAY" || carrier !== null) return
  // One who works here no more brings nothing.
  const rider = riderId === null ? undefined : await lockRider(tx, riderId, storeId)
  if (!rider) throw new AppError("RIDER_NEEDED")
}
