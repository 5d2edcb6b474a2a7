import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { api } from "./api.ts"
import { sayBack } from "./say-back.ts"
import { nothingSoldOut, setStock } from "./stock.ts"

const EVERY_MS = 30_000
/** However often it failed, it is asked this often. */
const LONGEST_MS = 8 * 60_000
/** Longer timers would fire at once. */
const LONGEST_TIMER_MS = 60 * 60_000

/**
 * CAT-7: keeps what is sold out at a store up to date while the page is looked at, for all who show it: at once, every
 * half minute, and when the page or the network comes back. Ends what has ended without asking, by the server's clock: the
 * device's may be wrong by hours. Returns how to stop.
 */
export function watchStock(storeId: string, zone: TimeZone): () => void {
  const stopped = new AbortController()
  const { signal } = stopped
  let saidUntil = new Map<string, number>()
  /** What the server's clock says more than the time since this page was opened. */
  let ahead = Date.now() - performance.now()
  let shown = ""
  let failures = 0
  let asking = false
  let nextAsk: ReturnType<typeof setTimeout> | undefined
  let nextEnd: ReturnType<typeof setTimeout> | undefined

  function show(): void {
    const now = ahead + performance.now()
    const until = new Map([...saidUntil].filter(([, end]) => end > now))
    clearTimeout(nextEnd)
    // The same words again are no reason to draw a menu's worth of cards anew.
    const words = [...until].map(([id, end]) => `${id} ${sayBack(end, zone, now)}`).join()
    if (words !== shown) setStock(until.size === 0 ? nothingSoldOut : { until, say: (end) => sayBack(end, zone, now) })
    shown = words
    if (until.size === 0) return
    nextEnd = setTimeout(show, Math.min(Math.min(...until.values()) - now, LONGEST_TIMER_MS))
  }

  async function ask(): Promise<void> {
    clearTimeout(nextAsk)
    if (asking || document.hidden || !navigator.onLine) return
    asking = true
    // Never called off: a short answer that nobody waits for costs less than a failed request in every browser's log.
    const reply = await api("GET /catalog-service/ve1/stores/{storeId}/stock", { params: { storeId } }).catch(
      () => null,
    )
    asking = false
    if (signal.aborted) return
    failures = reply?.ok ? 0 : failures + 1
    if (reply?.ok) {
      ahead = (Date.parse(reply.date ?? "") || Date.now()) - performance.now()
      saidUntil = new Map(reply.body.data.soldOut.map(({ productId, until }) => [productId, Date.parse(until)]))
      show()
    }
    nextAsk = setTimeout(() => void ask(), Math.min(EVERY_MS * 2 ** failures, LONGEST_MS))
  }

  /** Something changed for the better: what failed before says nothing about now. */
  function askAnew(): void {
    failures = 0
    void ask()
  }

  document.addEventListener("visibilitychange", askAnew, { signal })
  addEventListener("online", askAnew, { signal })
  void ask()
  return () => {
    stopped.abort()
    clearTimeout(nextAsk)
    clearTimeout(nextEnd)
    setStock(nothingSoldOut)
  }
}
