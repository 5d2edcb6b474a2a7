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
import { CodeSentTo, LoginStepHeading } from "./login-step-parts.tsx"

/** IDN-3, IDN-4: entry of the one-time code. The step is restored after a reload or a visit to the messages app. */
export function CodeStep({ flow }: { flow: LoginFlow }) {
  const { goToStep, signIn, continueAsGuest, level, route } = flow
  const { country } = usePageContext()
  const state = useLoginState()
  const isCodeRequested = state?.isOtpScreen === true && state.mobile !== ""
  const hasNoCodeRequest = state !== undefined && !isCodeRequested
  useEffect(() => {
    if (hasNoCodeRequest) goToStep("number", { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- `goToStep` is a new function at every render, with the same effect
  }, [hasNoCodeRequest])

  if (!isCodeRequested) return <CodeStepSkeleton />
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
    const codeRequest = result.ok
      ? { status: "success" as const, mobile, ...result.data }
      : { status: "failed" as const }
    await changeLoginState((current) => afterCodeRequested(current, codeRequest, serverNow()))
    return result
  }
  const changeNumber = () => {
    goToStep("number", { replace: true })
    void changeLoginState(afterCodeScreenClosed)
  }

  return (
    <>
      <LoginStepHeading level={level} title={codeTexts.enterCode}>
        <CodeSentTo phone={formatPhone(mobile, country)} onChangeNumber={changeNumber} />
      </LoginStepHeading>
      <OneTimeCodeForm
        label={labels.signIn}
        resendAt={resendAt}
        isLimited={isOtpLimited}
        onCode={check}
        onResend={resend}
        alternatives={
          <div className={styles.alternatives}>
            <OtherSignInMethods flow={flow} currentStep="code" />
            <Button variant="quiet" full onClick={continueAsGuest}>
              {formatGuestButton(flow)}
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
