import * as labels from "@hearth/texts/labels.ts"
import * as loginTexts from "@hearth/texts/account/login.ts"
import * as codeTexts from "@hearth/texts/account/one-time-code.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useEffect } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import {
  afterCodeRequested,
  afterCodeScreenClosed,
  changeLoginState,
  useLoginState,
} from "../../client/session/login-state.ts"
import { resendCode } from "../../client/session/one-time-codes.api.ts"
import { serverNow } from "../../client/server-clock.ts"
import { OneTimeCodeForm, type CodeError } from "../../shared/one-time-code/one-time-code-form.tsx"
import { formatPhone } from "../../shared/one-time-code/phone-hint.ts"
import { validateCode, validateSocialCode } from "./login.api.ts"
import { type LoginFlow, formatGuestButton } from "./login-step.ts"
import styles from "./login.module.css"
import { OtherSignInMethods } from "./other-sign-in-methods.tsx"
import { CodeSentTo, LoginStepHeading } from "./login-step-heading.tsx"

/** IDN-3, IDN-4: entry of the one-time code. The step is restored after a reload or a visit to the messages app. */
export function CodeStep({ frame }: { frame: LoginFlow }) {
  const { goToStep, signIn, continueAsGuest, level, route } = frame
  const { country } = usePageContext()
  const state = useLoginState()
  const isAsked = state?.isOtpScreen === true && state.mobile !== ""
  const isMissing = state !== undefined && !isAsked
  useEffect(() => {
    if (isMissing) goToStep("number", { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- `go` is another at every draw, and leads to the same place
  }, [isMissing])

  if (!isAsked) return <CodeStepSkeleton />
  const { mobile, social, resendAt, isOtpLimited } = state
  const check = async (code: string): Promise<CodeError> => {
    const screenName = route.loginFromCart ? "cart" : "login"
    const result = await (social ? validateSocialCode(social, mobile, code) : validateCode(mobile, code, screenName))
    if (!result.ok) return result
    await signIn(result.data)
    return undefined
  }
  const resend = async () => {
    const result = await resendCode({ mobile, purpose: "LOGIN" })
    const answer = result.ok ? { status: "success" as const, mobile, ...result.data } : { status: "failed" as const }
    await changeLoginState((now) => afterCodeRequested(now, answer, serverNow()))
    return result
  }
  const change = () => {
    goToStep("number", { replace: true })
    void changeLoginState(afterCodeScreenClosed)
  }

  return (
    <>
      <LoginStepHeading level={level} title={codeTexts.enterCode}>
        <CodeSentTo phone={formatPhone(mobile, country)} onChange={change} />
      </LoginStepHeading>
      <OneTimeCodeForm
        label={labels.signIn}
        resendAt={resendAt}
        isLimited={isOtpLimited}
        onCode={check}
        onResend={resend}
        alternatives={
          <div className={styles.waysOn}>
            <OtherSignInMethods frame={frame} currentStep="code" />
            <Button variant="quiet" full onClick={continueAsGuest}>
              {formatGuestButton(frame)}
            </Button>
          </div>
        }
      />
    </>
  )
}

function CodeStepSkeleton() {
  return (
    <section className={styles.waiting} aria-busy="true" aria-label={loginTexts.loading}>
      <Skeleton lines={2} />
      <Skeleton className={styles.waitingField} />
      <Skeleton className={styles.waitingField} />
    </section>
  )
}
