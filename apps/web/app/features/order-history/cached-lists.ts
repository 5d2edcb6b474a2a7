import type { OrderLists } from "./order-list.ts"
import type { OrderFilter } from "./order-history.api.ts"
import { withFavourite } from "./order-list.ts"

interface CachedLists {
  /** The key of the history entry. */
  key: string
  owner: string
  lists: OrderLists
  /** The order that was in view and its position on the screen. */
  scrollPosition?: { orderId: string; top: number }
}

/**
 * Caches the order lists in memory for going back: the same orders at the same scroll position. Only one history
 * entry's lists are cached.
 */
function createListCache() {
  let cached: CachedLists | undefined
  return {
    find: (key: string, owner: string): CachedLists | undefined =>
      cached?.key === key && cached.owner === owner ? cached : undefined,
    store(next: Omit<CachedLists, "scrollPosition">): void {
      cached = { ...next, scrollPosition: cached?.key === next.key ? cached.scrollPosition : undefined }
    },
    storeScrollPosition(orderId: string, top: number): void {
      if (cached) cached.scrollPosition = { orderId, top }
    },
    /** Applies a change from an order's own page to the cached lists. */
    updateFavourite(shownFilter: OrderFilter, orderId: string, favOrderId: string | null): void {
      if (cached) cached.lists = withFavourite(cached.lists, shownFilter, orderId, favOrderId)
    },
    /** Discards outdated lists, so that they are fetched again. */
    clear(): void {
      cached = undefined
    },
  }
}

export const listCache = createListCache()
