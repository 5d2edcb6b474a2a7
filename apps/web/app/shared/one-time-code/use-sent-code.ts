import { useState } from "react"
import { toResendAt } from "./one-time-code-form.tsx"

type SendCodeResult = { ok: true; data: Parameters<typeof toResendAt>[0] } | { ok: false; message: string }

/** `sendFirstCode` reports through `busy` and `error`. `send`, for further codes, returns its result instead. */
export function useSentCode<CodeResult extends SendCodeResult>(sendCode: () => Promise<CodeResult>) {
  const [resendAt, setResendAt] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const send = async () => {
    const result = await sendCode()
    if (result.ok) setResendAt(toResendAt(result.data))
    return result
  }
  const sendFirstCode = async () => {
    setBusy(true)
    setError(undefined)
    const result = await send()
    setBusy(false)
    if (!result.ok) setError(result.message)
  }
  return { resendAt, busy, error, send, sendFirstCode }
}
