import * as codeTexts from "@hearth/texts/account/one-time-code.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from "react"
import { serverNow } from "../../client/server-clock.ts"
import { NO_RESPONSE, type Result } from "@hearth/browser/result.ts"
import type { SentCode } from "../../client/session/one-time-codes.api.ts"
import { CODE_LENGTH, OneTimeCodeField, extractDigits } from "./one-time-code-field.tsx"
import styles from "./one-time-code-form.module.css"
import { ResendCode } from "./resend-code.tsx"
import { useWebOtp } from "./use-web-otp.ts"

/** Undefined on success; the caller then continues. */
export type CodeError = { code: string; message: string } | undefined

/** The input for a code that was sent. Submits automatically with the sixth digit. */
export function OneTimeCodeForm({
  label,
  resendAt,
  onCode,
  onResend,
  alternatives,
  isLimited = false,
}: {
  label: string
  /** A timestamp by the server's clock. */
  resendAt: number
  onCode: (code: string) => Promise<CodeError>
  /** The caller updates `resendAt` itself. */
  onResend: () => Promise<Result<SentCode>>
  /** Other sign-in methods, shown while codes are blocked. */
  alternatives?: ReactNode
  /** The last request for a code was refused, perhaps on an earlier page: codes are blocked then, too. */
  isLimited?: boolean
}) {
  const [code, setCode] = useState("")
  const [error, setError] = useState<CodeError>()
  const [busyAction, setBusyAction] = useState<"checking" | "sending">()
  const [notice, setNotice] = useState("")
  const [isSpent, setSpent] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const lastSentCode = useRef("")

  useEffect(() => field.current?.focus(), [])

  const check = async (fullCode: string) => {
    if (busyAction || fullCode.length < CODE_LENGTH) return
    lastSentCode.current = fullCode
    setBusyAction("checking")
    setNotice("")
    const codeError = await onCode(fullCode)
    if (!codeError) return
    setBusyAction(undefined)
    setError(codeError)
    setSpent(codeError.code === "OTP_TRIES_USED" || codeError.code === "OTP_EXPIRED")
    // If the code itself was not checked, it stays, to be sent again.
    if (!isTransient(codeError.code)) setCode("")
    field.current?.focus()
  }
  const change = (next: string) => {
    setCode(next)
    setError(undefined)
    if (next.length === CODE_LENGTH && next !== lastSentCode.current) void check(next)
    if (next.length < CODE_LENGTH) lastSentCode.current = ""
  }
  useWebOtp((receivedText) => change(extractDigits(receivedText)))
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (code.length === CODE_LENGTH) void check(code)
    else setError({ code: "", message: codeTexts.enterAllDigits })
  }
  const resend = async () => {
    setBusyAction("sending")
    const result = await onResend()
    setBusyAction(undefined)
    setCode("")
    setError(result.ok ? undefined : result)
    if (result.ok) setSpent(false)
    setNotice(result.ok ? codeTexts.newCodeSent : "")
    field.current?.focus()
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <OneTimeCodeField
        ref={field}
        value={code}
        onChange={change}
        error={error?.message}
        disabled={busyAction === "checking"}
      />
      <output className={styles.notice}>{notice}</output>
      <Button type="submit" size="large" full busy={busyAction === "checking"}>
        {label}
      </Button>
      <ResendCode
        resendAt={resendAt}
        isSpent={isSpent}
        busy={busyAction === "sending"}
        onResend={() => void resend()}
      />
      {isLimited || (error && isBlocked(error.code)) ? alternatives : undefined}
    </form>
  )
}

/** Whether the error means that the code itself was not checked. */
function isTransient(code: string): boolean {
  return code === NO_RESPONSE || code === "UNAVAILABLE" || code === "INTERNAL"
}

/** IDN-16: whether the error means that no codes can be requested for a while. */
function isBlocked(code: string): boolean {
  return ["OTP_LIMIT", "OTP_NOT_SENT", "OTP_TOO_SOON", "FIREWALL_REFUSED"].includes(code)
}

export function toResendAt({ resendAfter }: Pick<SentCode, "resendAfter">): number {
  return serverNow() + resendAfter * 1000
}
