import { alertUnaccepted } from "./unaccepted/alert-unaccepted.ts"
import { startPolling } from "../../platform/start-polling.ts"
import type { Platform } from "../../platform/platform.ts"
import { createBoardHub } from "./board/board-hub.ts"
import { listTickets } from "./board/board.store.ts"
import { buildStoreTickets } from "./board/build-store-tickets.ts"
import { kitchenRoutes } from "./kitchen.routes.ts"
import { countBoard, readBoard } from "./board/read-board.ts"
import { listRiders } from "./riders/riders.store.ts"
import { KITCHEN_CHANGED, readKitchenChange } from "./kitchen-changed.ts"
import type { Kitchen, KitchenChange } from "./kitchen.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"
import { findTicketSummaries } from "./tickets/tickets.store.ts"
import type { StoreQueues } from "./board/store-queues.ts"
import { createTickets } from "./tickets/create-tickets.ts"

interface CreateKitchenDeps extends Pick<
  KitchenDeps,
  "orders" | "guarantee" | "locator" | "menuOf" | "staff" | "messages" | "handOverListeners"
> {
  queues: StoreQueues
}

/**
 * Creates the kitchen module: it turns placed orders into tickets and notifies other modules and consoles of changes.
 */
export function createKitchen(platform: Platform, { queues, ...otherDeps }: CreateKitchenDeps): Kitchen {
  const { db, database, clock, random, log, jobs, settings, switches, http, onStart } = platform
  const listeners: ((change: KitchenChange | undefined) => void)[] = []
  const { itemsAhead } = queues
  const deps: KitchenDeps = {
    db,
    clock,
    random,
    log,
    jobs,
    settings,
    switches,
    itemsAhead,
    ...otherDeps,
  }
  const { locator, staff } = otherDeps
  const hub = createBoardHub(
    {
      board: (store) => readBoard(deps, store),
      tickets: async (ids) => buildStoreTickets(deps, db, await listTickets(db, ids)),
      riders: (storeId) => listRiders(db, storeId),
      counts: (storeId) => countBoard(deps, storeId),
    },
    platform,
  )

  locator.onStoresChanged(hub.storesChanged)
  staff.onSessionsRevoked((memberId) => void hub.revokeSessions(memberId, staff.hasAccess))
  kitchenRoutes(platform, deps, hub)
  onStart(async () => {
    const stop = await database.listen(KITCHEN_CHANGED, (payload) => {
      const change = readKitchenChange(payload)
      if (change?.what !== "position" && change?.what !== "riders") queues.refresh()
      hub.handleChange(change)
      for (const listener of listeners) listener(change)
    })
    // Tickets may have changed since the queues were read at the start.
    queues.refresh()
    http.addHook("onClose", () => {
      hub.stop()
      return stop()
    })
  })
  // Polls, so that placing an order neither notifies the kitchen nor waits for it.
  startPolling(platform, {
    everyMs: 1_000,
    failureMessage: "tickets could not be created",
    poll: () => createTickets(deps),
  })
  jobs.every("kitchen.alert-unaccepted", "* * * * *", () => alertUnaccepted(deps))

  return {
    ticketsOf: findTicketSummaries,
    onChanged: (listener) => void listeners.push(listener),
    itemsAhead: queues.itemsAhead,
  }
}
