import { useCallback, useEffect, useState } from "react"
import { useLocation } from "react-router"
import { serverMessage } from "@hearth/browser/result.ts"
import { whileBusy } from "../../client/busy.store.ts"
import { listCache } from "./cached-lists.ts"
import { firstPageFor, appendPage, type OrderList, type OrderLists, withFavourite } from "./order-list.ts"
import { type OrderFilter, fetchPastOrders } from "./order-history.api.ts"

export interface PastOrdersState {
  list: OrderList | undefined
  state: "loading" | "failed" | "ready"
  message: string | undefined
  retry: () => void
  /** ORD-7: applies a changed favourite to the loaded lists. */
  updateFavourite: (orderId: string, favOrderId: string | null) => void
}

/**
 * ORD-5: a customer's orders up to a page, with one request at a time and no page requested twice. `owner` is undefined
 * until the session is known.
 */
export function usePastOrders(owner: string | undefined, filter: OrderFilter, requestedPage: number): PastOrdersState {
  const { key } = useLocation()
  const [lists, setLists] = useState<OrderLists>(() => (owner ? (listCache.find(key, owner)?.lists ?? {}) : {}))
  const [failure, setFailure] = useState<{ failedKey: string; message: string | undefined }>()
  const [retryCount, setRetryCount] = useState(0)
  const list = lists[filter]
  const isLoaded = list !== undefined && (list.pageNo >= requestedPage || !list.hasMore)
  const nextPage = list ? list.pageNo + 1 : firstPageFor(requestedPage)
  const after = list?.after ?? undefined
  const requestKey = `${owner} ${filter} ${nextPage} ${retryCount}`
  useEffect(() => {
    if (owner) listCache.store({ key, owner, lists })
  }, [key, owner, lists])
  useEffect(() => {
    if (!owner || isLoaded) return
    const control = new AbortController()
    const fetchPage = () => fetchPastOrders({ pageNo: nextPage, filter, after }, control.signal)
    const load = async () => {
      // Later pages show their own progress below the loaded orders.
      const result = await (nextPage === 1 ? whileBusy(fetchPage) : fetchPage())
      if (control.signal.aborted) return
      if (!result.ok) return setFailure({ failedKey: requestKey, message: serverMessage(result) })
      setLists((current) => ({ ...current, [filter]: appendPage(current[filter], result.data) }))
    }
    void load()
    return () => control.abort()
  }, [owner, filter, nextPage, after, isLoaded, requestKey])
  return {
    list,
    state: isLoaded ? "ready" : failure?.failedKey === requestKey ? "failed" : "loading",
    message: failure?.message,
    retry: () => setRetryCount((count) => count + 1),
    updateFavourite: useCallback(
      (orderId, favOrderId) => setLists((current) => withFavourite(current, filter, orderId, favOrderId)),
      [filter],
    ),
  }
}
