import * as orderErrorTexts from "@hearth/texts/orders/order-errors.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { runInLanes } from "../../platform/run-in-lanes.ts"
import { failOrder } from "./fail-order.ts"
import type { OrderDeps } from "./order-deps.ts"
import { listExpiredOrders, listDueAdvanceOrders, writeStatus } from "./orders.store.ts"
import { lockOrderById } from "./load-own-order.ts"

const BATCH_SIZE = 200
/** Orders per provider that are settled at the same time: a provider that hangs delays only its own orders. */
const PER_PROVIDER = 5

/** Fails orders whose payment window is over, after checking the payment with its provider one last time. */
export async function failExpiredOrders(deps: OrderDeps): Promise<void> {
  const { db, clock, payments, log } = deps
  const expired = await listExpiredOrders(db, clock.now(), BATCH_SIZE)
  const providers = await payments.openProviders(db, expired)
  await runInLanes(expired, {
    laneOf: (id) => providers.get(id),
    perLane: PER_PROVIDER,
    async work(id) {
      await payments.refreshOpen(id)
      await inTransaction(db, async (tx) => {
        const { order } = await lockOrderById(deps, tx, id)
        const now = clock.now()
        if (order.status !== "PENDING" || order.expiresAt > now) return
        await failOrder(deps, tx, order, { message: orderErrorTexts.paymentTooLate, by: "clock" }, now)
      })
    },
    // The order is retried in the next run.
    onError: (error, id) => log.error({ err: error, orderId: id }, "an order could not be settled"),
  })
}

/** ORD-10: starts advance orders whose start time has been reached. */
export async function startAdvanceOrders(deps: OrderDeps): Promise<void> {
  const { db, clock, kitchen, log } = deps
  for (const id of await listDueAdvanceOrders(db, clock.now(), BATCH_SIZE)) {
    try {
      await inTransaction(db, async (tx) => {
        const { order } = await lockOrderById(deps, tx, id)
        if (order.status !== "ADVANCE ORDER") return
        const now = clock.now()
        await writeStatus(tx, { id, from: order.status, status: "ORDER PLACED" }, "clock", now)
        await kitchen.started(tx, order, now)
      })
    } catch (error) {
      log.error({ err: error, orderId: id }, "an advance order could not be started")
    }
  }
}
