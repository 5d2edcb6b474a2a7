import { alertUnaccepted } from "./alert-unaccepted.ts"
import { keepPolling } from "../../platform/keep-polling.ts"
import type { Platform } from "../../platform/platform.ts"
import { createBoardHub } from "./board-hub.ts"
import { listTickets } from "./board.store.ts"
import { describeTickets } from "./describe-ticket.ts"
import { foreseeCompensation } from "./foresee-compensation.ts"
import { kitchenRoutes } from "./kitchen.routes.ts"
import { countBoard, readBoard } from "./read-board.ts"
import { listRiders } from "./riders.store.ts"
import { KITCHEN_CHANGED, readKitchenChange } from "./kitchen-changed.ts"
import { type HandedOver, type Kitchen, type KitchenChange, progressOf } from "./kitchen.ts"
import type { KitchenShop } from "./kitchen-shop.ts"
import { findSeen } from "./kitchen.store.ts"
import { keepQueues } from "./keep-queues.ts"
import { orderArrived, orderCancelled, orderStarted } from "./on-order-changed.ts"
import { takeUp } from "./take-up-orders.ts"

type Needs = Pick<KitchenShop, "orders" | "payments" | "locator" | "menuOf" | "staff" | "messages">

/** The stores' kitchens: what they take up, and how everybody hears of it. */
export function createKitchen(platform: Platform, needs: Needs): Kitchen {
  const { db, database, clock, random, log, jobs, settings, switches, http, onStart } = platform
  const handedOver: HandedOver[] = []
  const listeners: ((change: KitchenChange | undefined) => void)[] = []
  const queues = keepQueues(platform)
  const { itemsAhead } = queues
  const shop: KitchenShop = { db, clock, random, log, jobs, settings, switches, handedOver, itemsAhead, ...needs }
  const { locator, staff } = needs
  locator.forKitchen(queues.itemsAhead)
  const hub = createBoardHub(
    {
      board: (store) => readBoard(shop, store),
      tickets: async (ids) => describeTickets(shop, db, await listTickets(db, ids)),
      riders: (storeId) => listRiders(db, storeId),
      counts: (storeId) => countBoard(shop, storeId),
    },
    platform,
  )

  locator.onStoresChanged(hub.storesChanged)
  staff.onCut((memberId) => void hub.cut(memberId, staff.isStillIn))
  kitchenRoutes(platform, shop, hub)
  needs.orders.forKitchen({
    itemsAhead: queues.itemsAhead,
    progressOf: async (queried, orderId) => progressOf((await findSeen(queried, [orderId]))[0]),
    cancelled: (tx, order, by, at) => orderCancelled(shop, tx, order, by, at),
    arrived: (tx, order) => orderArrived(tx, order),
    started: (tx, order) => orderStarted(tx, order),
  })
  onStart(async () => {
    const stop = await database.listen(KITCHEN_CHANGED, (payload) => {
      const change = readKitchenChange(payload)
      if (change?.what !== "position" && change?.what !== "riders") queues.refresh()
      hub.heard(change)
      for (const listener of listeners) listener(change)
    })
    http.addHook("onClose", () => {
      hub.stop()
      return stop()
    })
  })
  // Placing an order tells nobody and waits for nobody.
  keepPolling(platform, { everyMs: 1_000, failure: "orders could not be taken up", turn: () => takeUp(shop) })
  jobs.every("kitchen.alert-unaccepted", "* * * * *", () => alertUnaccepted(shop))

  return {
    ticketsOf: findSeen,
    owedFor: (queried, promised) => foreseeCompensation(shop, queried, promised),
    onChanged: (listener) => void listeners.push(listener),
    itemsAhead: queues.itemsAhead,
    onHandedOver: (listener) => void handedOver.push(listener),
  }
}
