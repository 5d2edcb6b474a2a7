import { createMemoryCache } from "../../platform/create-memory-cache.ts"
import type { Platform } from "../../platform/platform.ts"
import { readQueues } from "./kitchen.store.ts"

/** How old what is known may become while things move. */
const REFRESH_DELAY_MS = 2_000

export interface StoreQueues {
  itemsAhead(storeId: string): number
  /** Something moved: what is known is read anew, soon and once for all that moves meanwhile. */
  refresh(): void
}

/** What every store has to make, in memory: whoever asks what an order would take waits for nothing. */
export function createStoreQueues({ db, clock, log, http, onStart, settings }: Platform): StoreQueues {
  let itemsByStore: ReadonlyMap<string, number> = new Map()
  let timer: NodeJS.Timeout | undefined
  const cache = createMemoryCache(
    "what stores have to make",
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
