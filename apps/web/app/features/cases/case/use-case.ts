import type { Connection } from "@hearth/browser/live-events.ts"
import { useEffect, useRef, useState } from "react"
import { importWithRetry } from "../../../client/loading/import-with-retry.ts"
import { caseStreamRequest, type CustomerCase, fetchCase, markCaseRead } from "../cases.api.ts"
import { followCases } from "../follow-cases.ts"

export type CaseQuery =
  | { state: "loading" }
  /** The case doesn't exist or belongs to somebody else. */
  | { state: "missing" }
  | { state: "failed"; message: string; retry: () => void }
  | {
      state: "ready"
      value: CustomerCase
      connection: Connection
      /** Shows the response to the customer's own message. */
      accept: (next: CustomerCase) => void
    }

/** FBK-3: a case with live changes. */
export function useCase(caseId: string): CaseQuery {
  const [loaded, setLoaded] = useState<{ requestKey: string; query: CaseQuery }>()
  const [retryCount, setRetryCount] = useState(0)
  const requestKey = `${caseId} ${retryCount}`
  useEffect(() => {
    const settle = (query: CaseQuery) => setLoaded({ requestKey, query })
    let value: CustomerCase | undefined
    let connection: Connection = "polling"
    const publish = () => value && settle({ state: "ready", value, connection, accept })
    // A delayed response may be older than what is shown.
    const accept = (next: CustomerCase) => {
      if (value && next.version < value.version) return
      value = next
      publish()
    }
    return followCases<CustomerCase>({
      read: (signal) => fetchCase(caseId, signal),
      async stream(listener) {
        const { readEventStream } = await importWithRetry(() => import("@hearth/browser/read-event-stream.ts"))
        await readEventStream({ ...listener, ...caseStreamRequest() })
      },
      current: () => value,
      accept,
      isOlder: (next, known) => next.version < known.version,
      concerns: (change, known) => change.caseId === known.caseId && change.version > known.version,
      onConnection(next) {
        connection = next
        publish()
      },
      onRefused({ code, message }) {
        if (code === "NOT_FOUND" || code === "BAD_REQUEST") settle({ state: "missing" })
        else settle({ state: "failed", message, retry: () => setRetryCount((count) => count + 1) })
        return false
      },
    })
  }, [caseId, requestKey])
  return loaded?.requestKey === requestKey ? loaded.query : { state: "loading" }
}

/** Marks what is on the screen as read, once for each version, and only while the page is visible. */
export function useMarkRead({ caseId, version, isUnread }: CustomerCase): void {
  const marked = useRef(0)
  useEffect(() => {
    const mark = () => {
      if (document.hidden || !isUnread || marked.current >= version) return
      marked.current = version
      void markCaseRead(caseId, version)
    }
    mark()
    document.addEventListener("visibilitychange", mark)
    return () => document.removeEventListener("visibilitychange", mark)
  }, [caseId, version, isUnread])
}
