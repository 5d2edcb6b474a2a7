import { keepInMemory } from "../../platform/keep-in-memory.ts"
import type { Platform } from "../../platform/platform.ts"
import { readQueues } from "./kitchen.store.ts"

/** How old what is known may become while things move. */
const READ_EVERY_MS = 2_000

export interface Queues {
  itemsAhead(storeId: string): number
  /** Something moved: what is known is read anew, soon and once for all that moves meanwhile. */
  refresh(): void
}

/** What every store has to make, in memory: whoever asks what an order would take waits for nothing. */
export function keepQueues({ db, clock, log, http, onStart, settings }: Platform): Queues {
  let ahead: ReadonlyMap<string, number> = new Map()
  let timer: NodeJS.Timeout | undefined
  const memory = keepInMemory(
    "what stores have to make",
    { read: async () => void (ahead = await readQueues(db, clock.now())) },
    log,
    settings.cacheMaxAgeSeconds,
  )
  onStart(() => memory.fill())
  http.addHook("onClose", async () => {
    clearTimeout(timer)
    memory.close()
  })
  return {
    itemsAhead: (storeId) => ahead.get(storeId) ?? 0,
    refresh() {
      timer ??= setTimeout(() => {
        timer = undefined
        memory.refill()
      }, READ_EVERY_MS).unref()
    },
  }
}
