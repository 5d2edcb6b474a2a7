import { useEffect, useState } from "react"
import { RefusedError } from "../../client/api/use-query.ts"
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
  before: readonly WalletMovement[],
  { pageNo, transactions }: MovementPage,
): WalletMovement[] {
  if (pageNo === 1) return [...transactions]
  // New movements shift the pages, so known ones are skipped.
  const known = new Set(before.map(({ movementId }) => movementId))
  return [...before, ...transactions.filter(({ movementId }) => !known.has(movementId))]
}

export function useWalletHistory(program: Program | undefined): WalletHistoryState {
  const [wanted, setWanted] = useState({ program, pageNo: 1, round: 0 })
  const [loaded, setLoaded] = useState<{
    program: Program | undefined
    page: MovementPage
    movements: WalletMovement[]
  }>()
  const [failed, setFailed] = useState<{ of: unknown; message: string | undefined }>()
  if (wanted.program !== program) setWanted({ program, pageNo: 1, round: 0 })
  useEffect(() => {
    const control = new AbortController()
    const load = async () => {
      try {
        const page = await fetchWalletMovements(wanted.pageNo, wanted.program, control.signal)
        if (control.signal.aborted) return
        setLoaded((before) => ({
          program: wanted.program,
          page,
          movements: appendMovements(before && before.program === wanted.program ? before.movements : [], page),
        }))
      } catch (error) {
        if (control.signal.aborted) return
        setFailed({ of: wanted, message: error instanceof RefusedError ? error.message : undefined })
      }
    }
    void load()
    return () => control.abort()
  }, [wanted])
  const current = loaded?.program === program ? loaded : undefined
  const hasFailed = failed?.of === wanted
  const isLoaded = current?.page.pageNo === wanted.pageNo
  return {
    movements: current?.movements ?? [],
    state: hasFailed ? "failed" : isLoaded ? "ready" : "loading",
    message: failed?.message,
    hasMore: current !== undefined && current.page.pageNo < current.page.pages,
    loadMore: () => setWanted((now) => ({ ...now, pageNo: now.pageNo + 1 })),
    retry: () => setWanted((now) => ({ ...now, round: now.round + 1 })),
  }
}
