import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import type { CartOffers } from "../cart/public.ts"
import type { Forgetter, Joiner } from "../identity/public.ts"
import { answerTransaction } from "./answer-transaction.ts"
import { forgetKeysAbout, forgetKeysOf } from "../../platform/idempotency/once.ts"
import { cancelByStore } from "./cancel-order.ts"
import { checkCard } from "./check-card.ts"
import { letCustomerGo } from "./let-customer-go.ts"
import type { KitchenOfOrders, OrderShop } from "./order-shop.ts"
import { cardToCheck } from "./orders.events.ts"
import { ordersRoutes } from "./orders.routes.ts"
import { emptyOrdersOf } from "./erase-orders.store.ts"
import { moveOrders, type StoredOrder } from "./orders.store.ts"
import { holdOrderById } from "./own-order.ts"
import { payingRoutes } from "./paying.routes.ts"
import { failExpired, startAdvance } from "./settle-orders.ts"
import { takePayment } from "./take-payment.ts"

type Needs = Omit<OrderShop, "db" | "clock" | "random" | "log" | "jobs" | "kitchen"> & {
  offers: Pick<CartOffers, "offersOf">
}

/** What others may ask of orders beyond their store. */
export interface Orders {
  /** An order as its customer sees it. */
  describe(db: Queryable, order: StoredOrder): Promise<Transaction>
  /** The order held until the transaction ends, with the cart it lies in. */
  hold(tx: Tx, id: string): Promise<StoredOrder>
  /** TRK-4. The order is held by the caller. */
  cancelByStore(tx: Tx, order: StoredOrder, asked: { reason: string; member: string }): Promise<void>
  /** Before the start: who has to hear what becomes of orders in the same transaction. */
  forKitchen(kitchen: KitchenOfOrders): void
}

export function createOrders(platform: Platform, { offers, ...needs }: Needs): Orders {
  const { db, clock, random, log, jobs } = platform
  const nobody: KitchenOfOrders = {
    itemsAhead: () => 0,
    progressOf: async () => undefined,
    cancelled: async () => {},
    arrived: async () => {},
    started: async () => {},
  }
  const shop: OrderShop = { db, clock, random, log, jobs, kitchen: nobody, ...needs }
  shop.payments.forOrders({
    lock: async (tx, orderId) => void (await holdOrderById(shop, tx, orderId)),
    captured: (tx, payment) => takePayment(shop, tx, payment),
  })
  shop.identity.mayForget((tx, leaving) => letCustomerGo(shop, tx, leaving))
  ordersRoutes(platform, shop)
  payingRoutes(platform, shop, offers)
  jobs.subscribe(cardToCheck, "look", (asked) => checkCard(shop, offers, asked))
  jobs.every("orders.fail-expired", "* * * * *", () => failExpired(shop))
  jobs.every("orders.start-advance", "* * * * *", () => startAdvance(shop))
  return {
    describe: (db, order) => answerTransaction(shop, db, order),
    hold: async (tx, id) => (await holdOrderById(shop, tx, id)).order,
    cancelByStore: (tx, order, asked) => cancelByStore(shop, tx, order, asked),
    forKitchen: (kitchen) => void (shop.kitchen = kitchen),
  }
}

/** IDN-12. */
export const joinOrders: Joiner = async (tx, { guest, customer, country }) => {
  await moveOrders(tx, guest, customer, country)
  return []
}

/** IDN-13. */
export const forgetOrders: Forgetter = async (tx, gone) => {
  const emptied = await emptyOrdersOf(tx, gone)
  // Answers kept for the staff who worked on these orders, and for the guests who made them.
  await forgetKeysAbout(
    tx,
    emptied.map(({ id }) => id),
  )
  for (const guestId of new Set(emptied.map(({ userId }) => userId))) await forgetKeysOf(tx, guestId)
}
