import { useState } from "react"
import { toResendAt } from "./one-time-code-form.tsx"

type SendCodeResult = { ok: true; data: Parameters<typeof toResendAt>[0] } | { ok: false; message: string }

/** Sends the first code and further ones on request. Returns whether one is being sent, and why that failed. */
export function useSentCode<Answer extends SendCodeResult>(sendCode: () => Promise<Answer>) {
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
