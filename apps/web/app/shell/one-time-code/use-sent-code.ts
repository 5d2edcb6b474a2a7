import { useState } from "react"
import { resendAtOf } from "./code-form.tsx"

type Told = { ok: true; answer: Parameters<typeof resendAtOf>[0] } | { ok: false; message: string }

/** The first code, sent when one asks for it, and those after it: whether one is on its way, and why not. */
export function useSentCode<Answer extends Told>(ask: () => Promise<Answer>) {
  const [resendAt, setResendAt] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const send = async () => {
    const told = await ask()
    if (told.ok) setResendAt(resendAtOf(told.answer))
    return told
  }
  const first = async () => {
    setBusy(true)
    setTrouble(undefined)
    const told = await send()
    setBusy(false)
    if (!told.ok) setTrouble(told.message)
  }
  return { resendAt, busy, trouble, send, first }
}
