import { Button } from "@hearth/ui/button/button.tsx"
import { useSecond } from "../use-second.ts"
import styles from "./code-form.module.css"

/** IDN-3: seconds before a code can be sent again, where the server doesn't say otherwise. */
export const RESEND_SECONDS = 45

/** A countdown, then the way to another code. Its words are read out once, not every second. */
export function Resend({ at, busy, onResend }: { at: number; busy: boolean; onResend: () => void }) {
  const second = useSecond()
  const left = second === undefined ? RESEND_SECONDS : Math.ceil((at - second) / 1000)
  return left > 0 ? (
    <p className={styles.wait}>
      Didn’t get it? You can ask again in <span className={styles.seconds}>{sayLeft(left)}</span>
    </p>
  ) : (
    <p className={styles.wait}>
      Didn’t get it?
      <Button variant="quiet" size="small" busy={busy} onClick={onResend}>
        Send another code
      </Button>
    </p>
  )
}

export function sayLeft(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  return `${minutes}:${String(seconds % 60).padStart(2, "0")} min`
}
