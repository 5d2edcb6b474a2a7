import type { Result } from "@hearth/browser/result.ts"
import * as correctionsTexts from "@hearth/texts/console/corrections.ts"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useState } from "react"

/** The correction is gone from the list: someone else decided, or the correction doesn't exist. */
const goneCodes: ReadonlySet<string> = new Set(["CONFLICT", "NOT_FOUND"])

/**
 * Sends a decision. If someone else was faster, the list is loaded again with a message. Any other failure is shown,
 * and the decision can be sent again.
 */
export function useDecision(onDecided: () => Promise<void>) {
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  async function decide(send: () => Promise<Result<unknown>>, successMessage: string): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    const result = await send()
    const isGone = !result.ok && goneCodes.has(result.code)
    if (result.ok || isGone) {
      await onDecided()
      showToast(isGone ? { message: correctionsTexts.alreadyDecided } : { message: successMessage, tone: "success" })
    } else setFailure(result.message)
    setBusy(false)
  }
  return { failure, busy, decide }
}
