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
  const [list, setList] = useState<CaseList>()
  const [connection, setConnection] = useState<Connection>("polling")
  const [failure, setFailure] = useState<{ message: string | undefined }>()
  const [isLoadingMore, setLoadingMore] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const latest = useRef<CaseList>(undefined)
  const update = (next: CaseList) => {
    latest.current = next
    setList(next)
  }
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
      accept(next) {
        setFailure(undefined)
        update(next)
      },
      isOlder: () => false,
      concerns: () => true,
      onConnection: setConnection,
      onRefused(refused) {
        setFailure({ message: serverMessage(refused) })
        return false
      },
    })
  }, [owner, attempt])

  const loadMore = async () => {
    const after = latest.current?.next
    if (!after || isLoadingMore) return
    setLoadingMore(true)
    setFailure(undefined)
    const result = await fetchCases(after)
    setLoadingMore(false)
    if (!result.ok) return setFailure({ message: serverMessage(result) })
    // A change may have replaced the list meanwhile; its cursor then is another one.
    if (latest.current && latest.current.next === after) update(appendCases(latest.current, result.data))
  }

  return {
    list,
    connection,
    state: failure ? "failed" : list === undefined || isLoadingMore ? "loading" : "ready",
    message: failure?.message,
    loadMore: () => void loadMore(),
    retry() {
      setFailure(undefined)
      if (latest.current) void loadMore()
      else setAttempt((count) => count + 1)
    },
  }
}
