import type { Connection } from "@hearth/browser/live-events.ts"
import { useEffect, useState } from "react"
import { importWithRetry } from "../../client/loading/import-with-retry.ts"
import { followOrder } from "./follow-order.ts"
import { fetchTracker, streamRequest, type Tracker } from "./tracker.api.ts"

export type TrackerQuery =
  | { state: "loading" }
  /** The order doesn't exist or belongs to another customer. */
  | { state: "missing" }
  /** Its payment is pending, or it was never placed. */
  | { state: "not yet"; message: string }
  | { state: "failed"; message: string; retry: () => void }
  | { state: "ready"; tracker: Tracker; connection: Connection; sawStageChange: boolean }

/** Follows an order while the screen is visible. */
export function useTracker(id: string, trackingKey: string | undefined): TrackerQuery {
  const [loaded, setLoaded] = useState<{ requestKey: string; query: TrackerQuery }>()
  const [retryCount, setRetryCount] = useState(0)
  const requestKey = `${id} ${trackingKey} ${retryCount}`
  useEffect(() => {
    let tracker: Tracker | undefined
    let connection: Connection = "polling"
    let sawStageChange = false
    const settle = (query: TrackerQuery) => setLoaded({ requestKey, query })
    const publish = () => tracker && settle({ state: "ready", tracker, connection, sawStageChange })
    return followOrder({
      read: (signal) => fetchTracker(id, trackingKey, signal),
      async stream(listener, version) {
        const { readEventStream } = await importWithRetry(() => import("@hearth/browser/read-event-stream.ts"))
        await readEventStream({ ...listener, ...streamRequest(id, trackingKey, version) })
      },
      onTracker(next) {
        sawStageChange ||= tracker !== undefined && next.stage !== tracker.stage
        tracker = next
        publish()
      },
      onConnection(next) {
        connection = next
        publish()
      },
      onRefused({ code, message }) {
        if (code === "TRACKING_NOT_YET") settle({ state: "not yet", message })
        else if (code === "NOT_FOUND" || code === "BAD_REQUEST") settle({ state: "missing" })
        else settle({ state: "failed", message, retry: () => setRetryCount((count) => count + 1) })
        return code === "TRACKING_NOT_YET"
      },
    })
  }, [id, trackingKey, requestKey])
  return loaded?.requestKey === requestKey ? loaded.query : { state: "loading" }
}
