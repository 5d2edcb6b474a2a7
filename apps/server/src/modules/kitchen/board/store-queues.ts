import { createMemoryCache } from "../../../platform/create-memory-cache.ts"
import type { Platform } from "../../../platform/platform.ts"
import { readQueues } from "../tickets/tickets.store.ts"

/** The maximum age of the queues while tickets change. */
const REFRESH_DELAY_MS = 2_000

export interface StoreQueues {
  /** Returns how many pizzas and sides a store has to make before a new order. */
  itemsAhead(storeId: string): number
  /** Reads the queues again soon, once for all changes in the meantime. */
  refresh(): void
}

/** Every store's queue in memory, so that estimating an order doesn't wait for the database. */
export function createStoreQueues({ db, clock, log, http, onStart, settings }: Platform): StoreQueues {
  let itemsByStore: ReadonlyMap<string, number> = new Map()
  let timer: NodeJS.Timeout | undefined
  const cache = createMemoryCache(
    "store queues",
    { read: async () => void (itemsByStore = await readQueues(db, clock.now())) },
    log,
    settings.cacheMaxAgeSeconds,
  )
  onStart(() => cache.load())
  http.addHook("onClose", async () => {
    clearTimeout(timer)
    cache.close()
  })
  return {
    itemsAhead: (storeId) => itemsByStore.get(storeId) ?? 0,
    refresh() {
      timer ??= setTimeout(() => {
        timer = undefined
        cache.reload()
      }, REFRESH_DELAY_MS).unref()
    },
  }
}
