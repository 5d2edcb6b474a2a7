import { useEffect, useState } from "react"
import { serverMessage } from "@hearth/browser/result.ts"
import { type MovementPage, type Program, fetchWalletMovements, type WalletMovement } from "./wallet.api.ts"

export interface WalletHistoryState {
  movements: readonly WalletMovement[]
  state: "loading" | "failed" | "ready"
  message: string | undefined
  hasMore: boolean
  loadMore: () => void
  retry: () => void
}

/** PAY-8: the first page replaces the list, later ones are appended. */
export function appendMovements(
  previous: readonly WalletMovement[],
  { pageNo, transactions }: MovementPage,
): WalletMovement[] {
  if (pageNo === 1) return [...transactions]
  // New movements shift the pages, so known ones are skipped.
  const knownIds = new Set(previous.map(({ movementId }) => movementId))
  return [...previous, ...transactions.filter(({ movementId }) => !knownIds.has(movementId))]
}

export function useWalletHistory(program: Program | undefined): WalletHistoryState {
  const [request, setRequest] = useState({ program, pageNo: 1, attempt: 0 })
  const [loaded, setLoaded] = useState<{
    program: Program | undefined
    page: MovementPage
    movements: WalletMovement[]
  }>()
  const [failure, setFailure] = useState<{ request: unknown; message: string | undefined }>()
  if (request.program !== program) setRequest({ program, pageNo: 1, attempt: 0 })
  useEffect(() => {
    const control = new AbortController()
    const load = async () => {
      const result = await fetchWalletMovements(request.pageNo, request.program, control.signal)
      if (control.signal.aborted) return
      if (!result.ok) return setFailure({ request, message: serverMessage(result) })
      const page = result.data
      setLoaded((previous) => ({
        program: request.program,
        page,
        movements: appendMovements(previous && previous.program === request.program ? previous.movements : [], page),
      }))
    }
    void load()
    return () => control.abort()
  }, [request])
  const loadedForProgram = loaded?.program === program ? loaded : undefined
  const hasFailed = failure?.request === request
  const isLoaded = loadedForProgram?.page.pageNo === request.pageNo
  return {
    movements: loadedForProgram?.movements ?? [],
    state: hasFailed ? "failed" : isLoaded ? "ready" : "loading",
    message: failure?.message,
    hasMore: loadedForProgram !== undefined && loadedForProgram.page.pageNo < loadedForProgram.page.pages,
    loadMore: () => setRequest((previous) => ({ ...previous, pageNo: previous.pageNo + 1 })),
    retry: () => setRequest((previous) => ({ ...previous, attempt: previous.attempt + 1 })),
  }
}
