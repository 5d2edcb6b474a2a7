import type { OrderLists } from "./order-list.ts"
import type { OrderFilter } from "./order-history.api.ts"
import { withFavourite } from "./order-list.ts"

/*
 * The lists as they were left, for whoever comes back to them by a step back: the same orders at the same place. In memory
 * only, and of one step of the history.
 */
interface CachedLists {
  /** Of the step in the history. */
  key: string
  owner: string
  lists: OrderLists
  /** What was in view, and where on the screen. */
  place?: { orderId: string; top: number }
}

let cached: CachedLists | undefined

export function cachedLists(key: string, owner: string): CachedLists | undefined {
  return cached?.key === key && cached.owner === owner ? cached : undefined
}

export function cacheLists(next: Omit<CachedLists, "place">): void {
  cached = { ...next, place: cached?.key === next.key ? cached.place : undefined }
}

export function cacheScrollPosition(orderId: string, top: number): void {
  if (cached) cached.place = { orderId, top }
}

/** What was done on the page of one order shows in the lists as well. */
export function updateCachedFavourite(shown: OrderFilter, orderId: string, favOrderId: string | null): void {
  if (cached) cached.lists = withFavourite(cached.lists, shown, orderId, favOrderId)
}

/** It is not as it was: the lists are asked for anew. */
export function clearCachedLists(): void {
  cached = undefined
}
