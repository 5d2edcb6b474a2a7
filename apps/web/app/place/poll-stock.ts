import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { api } from "../client/api/api.ts"
import { formatBackAt } from "./format-back-at.ts"
import { nothingSoldOut, setStock } from "./stock.store.ts"

const POLL_MS = 30_000
/** However often it failed, it is asked this often. */
const MAX_MS = 8 * 60_000
/** Longer timers would fire at once. */
const MAX_TIMER_MS = 60 * 60_000

/**
 * CAT-7: keeps what is sold out at a store up to date while the page is looked at, for all who show it: at once, every
 * half minute, and when the page or the network comes back. Ends what has ended without asking, by the server's clock: the
 * device's may be wrong by hours. Returns how to stop.
 */
export function pollStock(storeId: string, zone: TimeZone): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let soldOutUntil = new Map<string, number>()
  /** What the server's clock says more than the time since this page was opened. */
  let clockOffset = Date.now() - performance.now()
  let publishedText = ""
  let failures = 0
  let isPolling = false
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  let expiryTimer: ReturnType<typeof setTimeout> | undefined

  function publish(): void {
    const now = clockOffset + performance.now()
    const until = new Map([...soldOutUntil].filter(([, end]) => end > now))
    clearTimeout(expiryTimer)
    // The same words again are no reason to draw a menu's worth of cards anew.
    const text = [...until].map(([id, end]) => `${id} ${formatBackAt(end, zone, now)}`).join()
    if (text !== publishedText)
      setStock(
        until.size === 0
          ? nothingSoldOut
          : { soldOutUntil: until, formatBackAt: (end) => formatBackAt(end, zone, now) },
      )
    publishedText = text
    if (until.size === 0) return
    expiryTimer = setTimeout(publish, Math.min(Math.min(...until.values()) - now, MAX_TIMER_MS))
  }

  async function poll(): Promise<void> {
    clearTimeout(pollTimer)
    if (isPolling || document.hidden || !navigator.onLine) return
    isPolling = true
    // Never called off: a short answer that nobody waits for costs less than a failed request in every browser's log.
    const reply = await api("GET /catalog-service/ve1/stores/{storeId}/stock", { params: { storeId } }).catch(
      () => null,
    )
    isPolling = false
    if (signal.aborted) return
    failures = reply?.ok ? 0 : failures + 1
    if (reply?.ok) {
      clockOffset = (Date.parse(reply.date ?? "") || Date.now()) - performance.now()
      soldOutUntil = new Map(reply.body.data.soldOut.map(({ productId, until }) => [productId, Date.parse(until)]))
      publish()
    }
    pollTimer = setTimeout(() => void poll(), Math.min(POLL_MS * 2 ** failures, MAX_MS))
  }

  /** Something changed for the better: what failed before says nothing about now. */
  function pollNow(): void {
    failures = 0
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
