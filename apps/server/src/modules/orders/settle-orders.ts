import { inTransaction } from "../../platform/database/in-transaction.ts"
import { runInLanes } from "../../platform/run-in-lanes.ts"
import { failOrder } from "./fail-order.ts"
import type { OrderShop } from "./order-shop.ts"
import { listExpired, listToStart, writeStatus } from "./orders.store.ts"
import { holdOrderById } from "./own-order.ts"

const AT_ONCE = 200
/** Orders of one provider that are settled at once: one that hangs holds up its own orders only. */
const PER_PROVIDER = 5

/** Orders whose time to be paid is over: the provider has the last word, and then they fail. */
export async function failExpired(shop: OrderShop): Promise<void> {
  const { db, clock, payments, log } = shop
  const expired = await listExpired(db, clock.now(), AT_ONCE)
  const providers = await payments.openProviders(db, expired)
  await runInLanes(expired, {
    laneOf: (id) => providers.get(id),
    perLane: PER_PROVIDER,
    async work(id) {
      await payments.askOpen(id)
      await inTransaction(db, async (tx) => {
        const { order } = await holdOrderById(shop, tx, id)
        const now = clock.now()
        if (order.status !== "PENDING" || order.expiresAt > now) return
        await failOrder(shop, tx, order, "The payment didn’t arrive in time.", "clock", now)
      })
    },
    // It comes up again with the next round.
    onError: (error, id) => log.error({ err: error, orderId: id }, "an order could not be settled"),
  })
}

/** ORD-10: advance orders whose kitchen begins now. */
export async function startAdvance(shop: OrderShop): Promise<void> {
  const { db, clock, kitchen, log } = shop
  for (const id of await listToStart(db, clock.now(), AT_ONCE)) {
    try {
      await inTransaction(db, async (tx) => {
        const { order } = await holdOrderById(shop, tx, id)
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
