import { useEffect, useState } from "react"
import { loadPatiently } from "../../shell/load-patiently.ts"
import { followOrder, type HowLive } from "./follow-order.ts"
import { readTracker, streamRequest, type Tracker } from "./tracker.api.ts"

export type TrackerAnswer =
  | { state: "loading" }
  /** No such order, or somebody else's. */
  | { state: "missing" }
  /** Its payment is still awaited, or it never came about. */
  | { state: "not yet"; message: string }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "ready"; tracker: Tracker; how: HowLive; sawItGo: boolean }

/** An order, followed while the screen is looked at. */
export function useTracker(id: string, trackingKey: string | undefined): TrackerAnswer {
  const [got, setGot] = useState<{ of: string; answer: TrackerAnswer }>()
  const [round, setRound] = useState(0)
  const of = `${id} ${trackingKey} ${round}`
  useEffect(() => {
    let tracker: Tracker | undefined
    let how: HowLive = "asking"
    let sawItGo = false
    const keep = (answer: TrackerAnswer) => setGot({ of, answer })
    const show = () => tracker && keep({ state: "ready", tracker, how, sawItGo })
    return followOrder({
      read: (signal) => readTracker(id, trackingKey, signal),
      async stream(asked, version) {
        const { readEvents } = await loadPatiently(() => import("./read-events.ts"))
        await readEvents({ ...asked, ...streamRequest(id, trackingKey, version) })
      },
      onTracker(next) {
        sawItGo ||= tracker !== undefined && next.stage !== tracker.stage
        tracker = next
        show()
      },
      onLive(next) {
        how = next
        show()
      },
      onRefused({ code, message }) {
        if (code === "TRACKING_NOT_YET") keep({ state: "not yet", message })
        else if (code === "NOT_FOUND" || code === "BAD_REQUEST") keep({ state: "missing" })
        else keep({ state: "failed", message, retry: () => setRound((count) => count + 1) })
        return code === "TRACKING_NOT_YET"
      },
    })
  }, [id, trackingKey, of])
  return got?.of === of ? got.answer : { state: "loading" }
}
