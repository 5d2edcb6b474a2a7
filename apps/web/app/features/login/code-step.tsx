import { Button } from "@hearth/ui/button/button.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect } from "react"
import { useBoot } from "../../session/boot.tsx"
import { afterCodeAsked, afterHidden, changeLoginState, useLoginState } from "../../session/login-state.ts"
import { resendCode } from "../../session/one-time-codes.ts"
import { serverNow } from "../../session/server-clock.ts"
import { CodeForm, type Trouble } from "../../shell/one-time-code/code-form.tsx"
import { showNumber } from "../../shell/one-time-code/number-hint.ts"
import { validateCode, validateSocialCode } from "./login.api.ts"
import { type LoginFrame, sayLeave } from "./login-step.ts"
import styles from "./login.module.css"
import { OtherWays } from "./other-ways.tsx"
import { StepHead } from "./step-head.tsx"

/** IDN-3, IDN-4: the code that was sent. It is here after a reload and after a look into the messages, too. */
export function CodeStep({ frame }: { frame: LoginFrame }) {
  const { go, enter, leave, level, way } = frame
  const { country } = useBoot()
  const state = useLoginState()
  const isAsked = state?.isOtpScreen === true && state.mobile !== ""
  const isMissing = state !== undefined && !isAsked
  useEffect(() => {
    if (isMissing) go("number", { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- `go` is another at every draw, and leads to the same place
  }, [isMissing])

  if (!isAsked) return <Waiting />
  const { mobile, social, resendAt, isOtpLimited } = state
  const check = async (code: string): Promise<Trouble> => {
    const screenName = way.loginFromCart ? "cart" : "login"
    const told = await (social ? validateSocialCode(social, mobile, code) : validateCode(mobile, code, screenName))
    if (!told.ok) return told
    await enter(told.answer)
    return undefined
  }
  const resend = async () => {
    const told = await resendCode({ mobile, purpose: "LOGIN" })
    const answer = told.ok ? { status: "success" as const, mobile, ...told.answer } : { status: "failed" as const }
    await changeLoginState((now) => afterCodeAsked(now, answer, serverNow()))
    return told
  }
  const change = () => {
    go("number", { replace: true })
    void changeLoginState(afterHidden)
  }

  return (
    <>
      <StepHead level={level} title="Enter your code">
        We sent six digits to <strong className={styles.number}>{showNumber(mobile, country)}</strong>
        <button type="button" className={styles.change} onClick={change}>
          Change number
        </button>
      </StepHead>
      <CodeForm
        label="Sign in"
        resendAt={resendAt}
        isLimited={isOtpLimited}
        onCode={check}
        onResend={resend}
        waysOn={
          <div className={styles.waysOn}>
            <OtherWays frame={frame} here="code" />
            <Button variant="quiet" full onClick={leave}>
              {sayLeave(frame)}
            </Button>
          </div>
        }
      />
    </>
  )
}

function Waiting() {
  return (
    <section className={styles.waiting} aria-busy="true" aria-label="Your sign-in is loading">
      <Skeleton lines={2} />
      <Skeleton className={styles.waitingField} />
      <Skeleton className={styles.waitingField} />
    </section>
  )
}
