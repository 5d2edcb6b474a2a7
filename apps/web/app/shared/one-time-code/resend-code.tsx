import * as codeTexts from "@hearth/texts/account/one-time-code.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { createElement, Fragment, type ReactNode } from "react"
import { useCurrentSecond } from "../time/use-current-second.ts"
import styles from "./one-time-code-form.module.css"

/** IDN-3: seconds until a code can be sent again, unless the server sets another time. */
export const RESEND_SECONDS = 45

/** A countdown, then a button for another code. Announced once, not every second. */
export function ResendCode({
  resendAt,
  isSpent,
  busy,
  onResend,
}: {
  resendAt: number
  /** The code arrived but is no longer valid, so the text doesn't ask whether it arrived. */
  isSpent: boolean
  busy: boolean
  onResend: () => void
}) {
  const currentSecond = useCurrentSecond()
  const secondsLeft = currentSecond === undefined ? RESEND_SECONDS : Math.ceil((resendAt - currentSecond) / 1000)
  const waitText = isSpent ? codeTexts.newCodeIn : codeTexts.resendCodeIn
  const seconds = <span className={styles.seconds}>{formatSecondsLeft(secondsLeft)}</span>
  return secondsLeft > 0 ? (
    <p className={styles.wait}>{createElement(Fragment, null, ...waitText<ReactNode>(seconds))}</p>
  ) : (
    <p className={styles.wait}>
      {isSpent ? codeTexts.noLongerValid : codeTexts.notReceived}
      <Button variant="quiet" size="small" busy={busy} onClick={onResend}>
        {isSpent ? codeTexts.getNewCode : codeTexts.resendCode}
      </Button>
    </p>
  )
}

export function formatSecondsLeft(seconds: number): string {
  if (seconds < 60) return codeTexts.secondsLeft(seconds)
  const minutes = Math.floor(seconds / 60)
  return codeTexts.minutesLeft(`${minutes}:${String(seconds % 60).padStart(2, "0")}`)
}
