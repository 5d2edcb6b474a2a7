import { backoff } from "@hearth/browser/backoff.ts"
import type { Transaction } from "@hearth/contract/calls/orders.shapes.ts"
import { isFinal } from "@hearth/domain/orders/order-status.ts"
import { useEffect, useState } from "react"
import { confirmOrder, processOrder, fetchOrder } from "./transactions.api.ts"
import { isSettled } from "./order-route.ts"

/** Short at first, while the customer watches; longer later. */
const POLL_DELAYS_MS = [1500, 2000, 2000, 3000, 3000, 5000, 5000, 8000, 10_000, 15_000]

const HIDDEN_CHECK_MS = 2000

/** The tracker shows each step of a placed order live; this only has to avoid outdated data. */
const PLACED_POLL_MS = 20_000

export type OrderQuery =
  | { state: "loading" }
  /** The order doesn't exist or belongs to another customer. */
  | { state: "missing" }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "ready"; order: Transaction; update: (order: Transaction) => void }

/**
 * Polls an order until it is settled: the provider's result counts, not the URL that the customer returned to. A placed
 * order is polled less often until its end. Polls immediately when the customer returns from another app, and not while
 * the page is hidden. `id` is null without an order, and undefined until it is known.
 */
export function useOrder(id: string | null | undefined): OrderQuery {
  const [loaded, setLoaded] = useState<{ id: string; retryCount: number; query: OrderQuery }>()
  const [retryCount, setRetryCount] = useState(0)
  useEffect(() => {
    if (!id) return
    let isLatest = true
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: Transaction | undefined
    let pollCount = 0
    let isPolling = false
    const publish = (query: OrderQuery) => setLoaded({ id, retryCount, query })
    const update = (order: Transaction) => {
      current = order
      publish({ state: "ready", order, update })
    }
    const schedulePoll = () => {
      clearTimeout(timer)
      const delay = current && isSettled(current) ? PLACED_POLL_MS : backoff(POLL_DELAYS_MS, ++pollCount)
      timer = setTimeout(() => void poll(), delay)
    }
    const poll = async () => {
      if (isPolling) return
      // Not every host app fires an event when the page is visible again.
      if (document.hidden) return void (timer = setTimeout(() => void poll(), HIDDEN_CHECK_MS))
      isPolling = true
      const result = await fetchLatest(id, current, () => isLatest)
      isPolling = false
      if (!isLatest) return
      if (result.ok) update(result.data)
      else if (result.code === "NOT_FOUND") return publish({ state: "missing" })
      else if (!current)
        return publish({ state: "failed", message: result.message, retry: () => setRetryCount((count) => count + 1) })
      if (!current || !isOver(current)) schedulePoll()
    }
    const pollWhenVisible = () => {
      if (document.hidden || (current && isOver(current))) return
      clearTimeout(timer)
      void poll()
    }
    document.addEventListener("visibilitychange", pollWhenVisible)
    addEventListener("online", pollWhenVisible)
    void poll()
    return () => {
      isLatest = false
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", pollWhenVisible)
      removeEventListener("online", pollWhenVisible)
    }
  }, [id, retryCount])
  if (id === null) return { state: "missing" }
  return loaded && loaded.id === id && loaded.retryCount === retryCount ? loaded.query : { state: "loading" }
}

/** Whether the order can't change any more: it failed, or it was handed over or cancelled. */
const isOver = (order: Transaction): boolean => isSettled(order) && isFinal(order.orderStatus)

/**
 * Fetches our own state first, which names the provider, then the provider's result. A running request is not aborted,
 * because browsers log that as a failure; if nobody waits any more, the second request is skipped.
 */
async function fetchLatest(id: string, current: Transaction | undefined, isCurrent: () => boolean) {
  if (current) return isSettled(current) ? fetchOrder(id) : confirmOrder(id)
  const result = await fetchOrder(id)
  if (!isCurrent() || !result.ok || isSettled(result.data) || result.data.payment === null) return result
  const processResult = await processOrder(result.data)
  return processResult.ok ? processResult : result
}
