import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { toIso } from "../../platform/to-iso.ts"
import { lockOwnOrder, type OrderCaller } from "./load-own-order.ts"
import type { OrderDeps } from "./order-deps.ts"
import { writeArrival } from "./orders.store.ts"

/** Records that the customer has arrived at the store to collect the order. */
export async function reportArrival(deps: OrderDeps, tx: Tx, caller: OrderCaller, number: string) {
  const { order } = await lockOwnOrder(deps, tx, caller, number)
  const canReportArrival = order.deliveryType !== "DELIVERY" && order.placedAt !== null && order.endedAt === null
  if (!canReportArrival) throw new AppError("CONFLICT")
  const arrivedAt = order.arrivedAt ?? deps.clock.now()
  // A repeat changes nothing. Otherwise each one would raise the ticket's version, and a change by the staff that names
  // the version they saw would be refused.
  if (order.arrivedAt === null) {
    await writeArrival(tx, order.id, arrivedAt)
    await deps.kitchen.arrived(tx, order, arrivedAt)
  }
  return { orderId: order.number, arrivedAt: toIso(arrivedAt) }
}
