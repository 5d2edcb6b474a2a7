import { Button } from "@hearth/ui/button/button.tsx"
import { useCurrentSecond } from "../time/use-current-second.ts"
import styles from "./one-time-code-form.module.css"

/** IDN-3: seconds until a code can be sent again, unless the server sets another time. */
export const RESEND_SECONDS = 45

/** A countdown, then a button for another code. Announced once, not every second. */
export function ResendCode({
  at,
  isSpent,
  busy,
  onResend,
}: {
  at: number
  /** The code arrived but is no longer valid, so the text doesn't ask whether it arrived. */
  isSpent: boolean
  busy: boolean
  onResend: () => void
}) {
  const second = useCurrentSecond()
  const left = second === undefined ? RESEND_SECONDS : Math.ceil((at - second) / 1000)
  return left > 0 ? (
    <p className={styles.wait}>
      {isSpent ? "You can have a new code in" : "Didn’t get it? You can ask again in"}{" "}
      <span className={styles.seconds}>{formatSecondsLeft(left)}</span>
    </p>
  ) : (
    <p className={styles.wait}>
      {isSpent ? "This code is no good any more." : "Didn’t get it?"}
      <Button variant="quiet" size="small" busy={busy} onClick={onResend}>
        {isSpent ? "Send a new code" : "Send another code"}
      </Button>
    </p>
  )
}

export function formatSecondsLeft(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return `${minutes}:${String(seconds % 60).padStart(2, "0")} min`
}
