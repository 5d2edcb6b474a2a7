import type { Connection } from "@hearth/browser/live-events.ts"
import { serverMessage } from "@hearth/browser/result.ts"
import { useEffect, useRef, useState } from "react"
import { importWithRetry } from "../../../client/loading/import-with-retry.ts"
import { caseStreamRequest, fetchCases } from "../cases.api.ts"
import { followCases } from "../follow-cases.ts"
import { appendCases, type CaseList, withFirstPage } from "./merge-cases.ts"

export interface CasesState {
  list: CaseList | undefined
  connection: Connection
  /** Of the first page, or of the next page if there is a list. */
  state: "loading" | "failed" | "ready"
  message: string | undefined
  loadMore: () => void
  retry: () => void
}

/** FBK-3: the visitor's cases, page by page, with live changes. `owner` is undefined until there is a session. */
export function useCases(owner: string | undefined): CasesState {
  const [retryCount, setRetryCount] = useState(0)
  const [loaded, setLoaded] = useState<{ requestKey: string; list: CaseList }>()
  const [failure, setFailure] = useState<{ requestKey: string; message: string | undefined }>()
  const [connection, setConnection] = useState<Connection>("polling")
  const [isLoadingMore, setLoadingMore] = useState(false)
  const latest = useRef<CaseList>(undefined)
  const requestKey = `${owner} ${retryCount}`
  useEffect(() => {
    if (owner === undefined) return
    latest.current = undefined
    return followCases<CaseList>({
      read: async (signal) => {
        const result = await fetchCases(undefined, signal)
        return result.ok ? { ok: true, data: withFirstPage(latest.current, result.data) } : result
      },
      async stream(listener) {
        const { readEventStream } = await importWithRetry(() => import("@hearth/browser/read-event-stream.ts"))
        await readEventStream({ ...listener, ...caseStreamRequest() })
      },
      current: () => latest.current,
      accept(list) {
        latest.current = list
        setLoaded({ requestKey, list })
      },
      isOlder: () => false,
      concerns: () => true,
      onConnection: setConnection,
      onRefused(refused) {
        setFailure({ requestKey, message: serverMessage(refused) })
        return false
      },
    })
  }, [owner, requestKey])

  const loadMore = async () => {
    const after = latest.current?.next
    if (!after || isLoadingMore) return
    setLoadingMore(true)
    setFailure(undefined)
    const result = await fetchCases(after)
    setLoadingMore(false)
    if (!result.ok) return setFailure({ requestKey, message: serverMessage(result) })
    // A change may have replaced the list meanwhile; its cursor then is another one.
    if (latest.current?.next !== after) return
    latest.current = appendCases(latest.current, result.data)
    setLoaded({ requestKey, list: latest.current })
  }

  const list = loaded?.requestKey === requestKey ? loaded.list : undefined
  const hasFailed = failure?.requestKey === requestKey
  return {
    list,
    connection,
    state: hasFailed ? "failed" : list === undefined || isLoadingMore ? "loading" : "ready",
    message: failure?.message,
    loadMore: () => void loadMore(),
    retry: () => (list ? void loadMore() : setRetryCount((count) => count + 1)),
  }
}
