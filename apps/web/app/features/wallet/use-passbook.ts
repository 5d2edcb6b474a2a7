import { useEffect, useState } from "react"
import { Refused } from "../../session/use-answer.ts"
import { type MovementPage, type Program, walletMovements, type WalletMovement } from "./wallet.api.ts"

export interface PassbookState {
  movements: readonly WalletMovement[]
  state: "loading" | "failed" | "ready"
  message: string | undefined
  hasMore: boolean
  more: () => void
  retry: () => void
}

/** PAY-8: the first page replaces what was there, later ones are added to it. */
export function joinPage(before: readonly WalletMovement[], { pageNo, transactions }: MovementPage): WalletMovement[] {
  if (pageNo === 1) return [...transactions]
  // Whatever came in meanwhile has moved the pages on: what is there already does not come twice.
  const known = new Set(before.map(({ movementId }) => movementId))
  return [...before, ...transactions.filter(({ movementId }) => !known.has(movementId))]
}

export function usePassbook(program: Program | undefined): PassbookState {
  const [wanted, setWanted] = useState({ program, pageNo: 1, round: 0 })
  const [got, setGot] = useState<{ program: Program | undefined; page: MovementPage; movements: WalletMovement[] }>()
  const [failed, setFailed] = useState<{ of: unknown; message: string | undefined }>()
  if (wanted.program !== program) setWanted({ program, pageNo: 1, round: 0 })
  useEffect(() => {
    const control = new AbortController()
    const ask = async () => {
      try {
        const page = await walletMovements(wanted.pageNo, wanted.program, control.signal)
        if (control.signal.aborted) return
        setGot((before) => ({
          program: wanted.program,
          page,
          movements: joinPage(before && before.program === wanted.program ? before.movements : [], page),
        }))
      } catch (error) {
        if (control.signal.aborted) return
        setFailed({ of: wanted, message: error instanceof Refused ? error.message : undefined })
      }
    }
    void ask()
    return () => control.abort()
  }, [wanted])
  const here = got?.program === program ? got : undefined
  const hasFailed = failed?.of === wanted
  const isHere = here?.page.pageNo === wanted.pageNo
  return {
    movements: here?.movements ?? [],
    state: hasFailed ? "failed" : isHere ? "ready" : "loading",
    message: failed?.message,
    hasMore: here !== undefined && here.page.pageNo < here.page.pages,
    more: () => setWanted((now) => ({ ...now, pageNo: now.pageNo + 1 })),
    retry: () => setWanted((now) => ({ ...now, round: now.round + 1 })),
  }
}
