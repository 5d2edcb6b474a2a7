import { backoff } from "@hearth/browser/backoff.ts"
import type { ServerClock } from "@hearth/browser/server-clock.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { api } from "../client/api/api.ts"
import { formatBackAt } from "./format-back-at.ts"
import { nothingSoldOut, setStock } from "./stock.store.ts"

const POLL_MS = 30_000
/** Pauses after one failure, two, and so on. */
const RETRY_AFTER_MS = [60_000, 120_000, 240_000, 480_000]
/** Caps the timer for the next expiry: a timer of more than 24 days would overflow and fire immediately. */
const MAX_TIMER_MS = 60 * 60_000

type StockClock = Pick<ServerClock, "now" | "recordDate">

/**
 * CAT-7: fetches a store's sold-out products while the page is visible: immediately, every half minute, and when the
 * page is visible or the network is available again. Removes expired entries without a request, by the server's clock,
 * because the device's clock may be hours off. Returns a function that stops polling.
 */
export function pollStock(storeId: string, zone: TimeZone, clock: StockClock): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let soldOutUntil = new Map<string, number>()
  let publishedText = ""
  let failureCount = 0
  let isPolling = false
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  let expiryTimer: ReturnType<typeof setTimeout> | undefined

  function publish(): void {
    const now = clock.now()
    const activeEntries = new Map([...soldOutUntil].filter(([, end]) => end > now))
    clearTimeout(expiryTimer)
    // An unchanged text must not rerender all cards of a menu.
    const text = [...activeEntries].map(([id, end]) => `${id} ${formatBackAt(end, zone, now)}`).join()
    if (text !== publishedText)
      setStock(
        activeEntries.size === 0
          ? nothingSoldOut
          : { soldOutUntil: activeEntries, formatBackAt: (end) => formatBackAt(end, zone, now) },
      )
    publishedText = text
    if (activeEntries.size === 0) return
    expiryTimer = setTimeout(publish, Math.min(Math.min(...activeEntries.values()) - now, MAX_TIMER_MS))
  }

  async function poll(): Promise<void> {
    clearTimeout(pollTimer)
    if (isPolling || document.hidden || !navigator.onLine) return
    isPolling = true
    // Never aborted, because browsers log an aborted request as failed; an unneeded response is ignored.
    const reply = await api("GET /catalog-service/ve1/stores/{storeId}/stock", { params: { storeId } }).catch(
      () => null,
    )
    isPolling = false
    if (signal.aborted) return
    failureCount = reply?.ok ? 0 : failureCount + 1
    if (reply?.ok) {
      clock.recordDate(reply.date)
      soldOutUntil = new Map(reply.body.data.soldOut.map(({ productId, until }) => [productId, Date.parse(until)]))
      publish()
    }
    pollTimer = setTimeout(() => void poll(), failureCount === 0 ? POLL_MS : backoff(RETRY_AFTER_MS, failureCount))
  }

  /** Resets the backoff and polls now, because the page is visible or the network is available again. */
  function pollNow(): void {
    failureCount = 0
    void poll()
  }

  document.addEventListener("visibilitychange", pollNow, { signal })
  addEventListener("online", pollNow, { signal })
  void poll()
  return () => {
    controller.abort()
    clearTimeout(pollTimer)
    clearTimeout(expiryTimer)
    setStock(nothingSoldOut)
  }
}
