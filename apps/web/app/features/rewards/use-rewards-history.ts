import { useEffect, useState } from "react"
import { serverMessage } from "@hearth/browser/result.ts"
import { useWhenVisibleAgain } from "../../shared/loyalty/use-when-visible-again.ts"
import { fetchPointsHistory, type PointsEntry, type RewardsPage } from "./rewards.api.ts"

export interface RewardsHistoryState {
  entries: readonly PointsEntry[]
  state: "loading" | "failed" | "ready"
  message: string | undefined
  hasMore: boolean
  loadMore: () => void
  retry: () => void
}

/** LOY-4: the first page replaces the list, later ones are appended. */
export function appendEntries(previous: readonly PointsEntry[], { pageNo, entries }: RewardsPage): PointsEntry[] {
  if (pageNo === 1) return [...entries]
  // New entries shift the pages, so known ones are skipped.
  const knownIds = new Set(previous.map(({ entryId }) => entryId))
  return [...previous, ...entries.filter(({ entryId }) => !knownIds.has(entryId))]
}

export function useRewardsHistory(): RewardsHistoryState {
  const [request, setRequest] = useState({ pageNo: 1, attempt: 0 })
  const [loaded, setLoaded] = useState<{ page: RewardsPage; entries: PointsEntry[] }>()
  const [failure, setFailure] = useState<{ request: unknown; message: string | undefined }>()
  useEffect(() => {
    const control = new AbortController()
    const load = async () => {
      const result = await fetchPointsHistory(request.pageNo, control.signal)
      if (control.signal.aborted) return
      if (!result.ok) return setFailure({ request, message: serverMessage(result) })
      const page = result.data
      setLoaded((previous) => ({ page, entries: appendEntries(previous?.entries ?? [], page) }))
    }
    void load()
    return () => control.abort()
  }, [request])
  // A list of several pages stays, so that the customer doesn't lose the place in it.
  useWhenVisibleAgain(() =>
    setRequest((previous) => (previous.pageNo === 1 ? { pageNo: 1, attempt: previous.attempt + 1 } : previous)),
  )
  const hasFailed = failure?.request === request
  const isLoaded = loaded?.page.pageNo === request.pageNo
  return {
    entries: loaded?.entries ?? [],
    state: hasFailed ? "failed" : isLoaded ? "ready" : "loading",
    message: failure?.message,
    hasMore: loaded !== undefined && loaded.page.pageNo < loaded.page.pages,
    loadMore: () => setRequest((previous) => ({ ...previous, pageNo: previous.pageNo + 1 })),
    retry: () => setRequest((previous) => ({ ...previous, attempt: previous.attempt + 1 })),
  }
}
