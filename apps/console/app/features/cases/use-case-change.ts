import type { Result } from "@hearth/browser/result.ts"
import type { StaffCase } from "@hearth/contract/calls/cases.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import { useRef, useState } from "react"
import { newKey } from "../../client/api.ts"
import type { PolledData } from "../../client/polled-data.ts"
import { type Attempt, createAttempts } from "./attempts.ts"

export type LiveCase = PolledData<StaffCase>

export interface CaseChange {
  busy: boolean
  /** Why the last attempt failed or was refused. */
  failure: string | undefined
  clearFailure: () => void
  /** Sends the change. Returns the changed case; undefined if it was refused, failed or is still being sent. */
  send: (
    content: unknown,
    request: (attempt: Attempt) => Promise<Result<{ case: StaffCase }>>,
  ) => Promise<StaffCase | undefined>
}

/**
 * Sends one kind of change of a case. If it is refused, the case is loaded again, because somebody else may have
 * changed it; what was typed stays.
 */
export function useCaseChange(live: LiveCase): CaseChange {
  const [attempts] = useState(() => createAttempts(newKey))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const isSending = useRef(false)

  const send: CaseChange["send"] = async (content, request) => {
    const shownCase = live.state.get().data
    if (!shownCase || isSending.current) return undefined
    isSending.current = true
    setBusy(true)
    setFailure(undefined)
    const result = await request(attempts.begin(content, shownCase.version))
    attempts.settle(result)
    if (result.ok) live.replaceData(result.data.case)
    else {
      if (result.kind === "refused") await live.reload()
      setFailure(result.code === "CASE_CHANGED" ? casesTexts.changedByColleague : result.message)
    }
    isSending.current = false
    setBusy(false)
    return result.ok ? result.data.case : undefined
  }
  return { busy, failure, clearFailure: () => setFailure(undefined), send }
}
