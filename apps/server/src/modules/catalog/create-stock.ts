import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import { expandSoldOut } from "@hearth/domain/menu/expand-sold-out.ts"
import { type Preserialized, preserialize } from "../../platform/http/preserialize.ts"
import { createMemoryCache } from "../../platform/create-memory-cache.ts"
import type { Platform } from "../../platform/platform.ts"
import { readSoldOut } from "./sold-out.store.ts"
import { STOCK_CHANGED } from "./stock-changed.ts"

interface StoreStock {
  /** The sold-out products, each with the time in milliseconds at which it is available again. */
  soldOutUntil: ReadonlyMap<string, number>
  /** The response for the menu `products`. When an entry expires, the whole `StoreStock` is replaced. */
  cached?: { products: readonly Product[]; response: Preserialized | Promise<Preserialized> }
}

/** The sold-out products of each store, in memory. */
export interface Stock {
  /** Loads the sold-out products. Listens for changes first, so that a change during the loading isn't missed. */
  start(): Promise<void>
  /** `products` is the store's menu. It is needed to find the boxes that contain a sold-out product. */
  responseFor(storeId: string, products: readonly Product[]): Preserialized | Promise<Preserialized>
  /** Returns the sold-out product ids, boxes included. */
  soldOutOf(storeId: string, products: readonly Product[]): readonly string[]
}

export function createStock(
  platform: Pick<Platform, "db" | "database" | "clock" | "log" | "http" | "settings">,
): Stock {
  const { db, database, clock, log, http, settings } = platform
  const stores = new Map<string, StoreStock>()
  /** Most stores have nothing sold out; they share this response. */
  let emptyResponse: Preserialized | Promise<Preserialized> = buildStockResponse([])
  const cache = createMemoryCache(
    "sold-out products",
    {
      async read(storeIds) {
        if (storeIds) for (const storeId of storeIds) await read(storeId)
        else await read(undefined)
      },
    },
    log,
    settings.cacheMaxAgeSeconds,
  )

  async function read(storeId: string | undefined): Promise<void> {
    const rows = await readSoldOut(db, clock.now(), storeId)
    if (storeId === undefined) stores.clear()
    else stores.delete(storeId)
    for (const [id, each] of Map.groupBy(rows, (row) => row.store_id)) {
      stores.set(id, { soldOutUntil: new Map(each.map(({ product_id, until }) => [product_id, until.getTime()])) })
    }
  }

  /** Returns the entries that have not expired. Removes the store when none is left. */
  function currentStock(storeId: string, now: number): StoreStock | undefined {
    const stock = stores.get(storeId)
    if (!stock) return undefined
    const remaining = [...stock.soldOutUntil].filter(([, until]) => until > now)
    if (remaining.length === stock.soldOutUntil.size) return stock
    stores.delete(storeId)
    if (remaining.length === 0) return undefined
    const remainingStock: StoreStock = { soldOutUntil: new Map(remaining) }
    stores.set(storeId, remainingStock)
    return remainingStock
  }

  return {
    async start() {
      const stop = await database.listen(STOCK_CHANGED, (storeId) =>
        // A notification without a store id means all stores.
        cache.reload(storeId === "" ? undefined : storeId),
      )
      http.addHook("onClose", () => {
        cache.close()
        return stop()
      })
      await cache.load()
      emptyResponse = await emptyResponse
    },
    responseFor(storeId, products) {
      const stock = currentStock(storeId, clock.now().getTime())
      if (!stock) return emptyResponse
      if (stock.cached?.products === products) return stock.cached.response
      const pending = buildStockResponse([...expandSoldOut(products, stock.soldOutUntil)])
      const cached: StoreStock["cached"] = { products, response: pending }
      stock.cached = cached
      // Replaces the promise with its result, so that later requests are answered without waiting.
      pending.then(
        (finished) => (cached.response = finished),
        () => delete stock.cached,
      )
      return pending
    },
    soldOutOf(storeId, products) {
      const stock = currentStock(storeId, clock.now().getTime())
      return stock ? [...expandSoldOut(products, stock.soldOutUntil).keys()] : []
    },
  }
}

function buildStockResponse(soldOut: readonly [string, number][]): Promise<Preserialized> {
  return preserialize("GET /catalog-service/ve1/stores/{storeId}/stock", {
    soldOut: soldOut.map(([productId, until]) => ({ productId, until: new Date(until).toISOString() })),
  })
}
