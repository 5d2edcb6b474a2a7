import type { SocialProfile } from "@hearth/contract/calls/login.calls.ts"
import * as signInErrorTexts from "@hearth/texts/account/sign-in-errors.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import * as loginTexts from "@hearth/texts/account/login.ts"
import * as codeTexts from "@hearth/texts/account/one-time-code.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Checkbox } from "@hearth/ui/checkbox/checkbox.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { createElement, Fragment, type ReactNode, type SyntheticEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { usePageContext } from "../../client/page/page-context.tsx"
import { afterCodeRequested, changeLoginState, useLoginState } from "../../client/session/login-state.ts"
import { requestCode } from "../../client/session/one-time-codes.api.ts"
import { serverNow } from "../../client/server-clock.ts"
import { currentSession } from "../../client/session/session.store.ts"
import { PhoneField } from "../../shared/one-time-code/phone-field.tsx"
import { showPopup } from "../../client/popup.store.ts"
import { type LoginFlow, formatGuestButton } from "./login-step.ts"
import styles from "./login.module.css"
import { OtherSignInMethods } from "./other-sign-in-methods.tsx"
import { LoginStepHeading, LoginStepError } from "./login-step-parts.tsx"

/**
 * IDN-2: asks for the mobile number that the one-time code is sent to. `error`: the error that the identity provider
 * redirected back with.
 */
export function PhoneStep({ flow, error: initialError }: { flow: LoginFlow; error?: string | undefined }) {
  const { route, goToStep, continueAsGuest, level } = flow
  const { country } = usePageContext()
  const state = useLoginState()
  const navigate = useNavigate()
  const [typedMobile, setTyped] = useState<string>()
  const [areTermsAccepted, setAccepted] = useState(false)
  const [errors, setErrors] = useState<{ mobile?: string; terms?: string }>({})
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const social = state?.social
  const accountMobile = route.isReauthentication ? currentSession()?.mobile : undefined
  const mobile = typedMobile ?? (state?.mobile || accountMobile) ?? ""

  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const fieldErrors = {
      ...(canonicalPhone(mobile, country) ? {} : { mobile: signInErrorTexts.mobileInvalid }),
      ...(areTermsAccepted ? {} : { terms: signInErrorTexts.termsNeeded }),
    }
    setErrors(fieldErrors)
    const [firstInvalidField] = Object.keys(fieldErrors)
    if (firstInvalidField) return form.current?.querySelector<HTMLElement>(`[name="${firstInvalidField}"]`)?.focus()
    setBusy(true)
    setError(undefined)
    const result = await requestCode({ mobile, purpose: "LOGIN", termsAccepted: true })
    const codeRequest = result.ok
      ? { status: "success" as const, mobile, ...result.data }
      : { status: "failed" as const }
    await changeLoginState((current) => afterCodeRequested(current, codeRequest, serverNow()))
    setBusy(false)
    if (result.ok) return goToStep("code")
    // A code was requested moments ago on this device and is still usable.
    if (result.code === "OTP_TOO_SOON" && state?.isOtpScreen && state.mobile === mobile) return goToStep("code")
    if (route.from === "address") {
      showPopup({ message: result.message })
      return void navigate("/cart", { replace: true })
    }
    setError(result.message)
  }

  return (
    <>
      <LoginStepHeading level={level} title={titleOf(route.isReauthentication, social)}>
        {social ? loginTexts.addMobile : route.isReauthentication ? loginTexts.signInAgain : loginTexts.enterMobile}
      </LoginStepHeading>
      <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {initialError && !error ? <LoginStepError>{initialError}</LoginStepError> : undefined}
        <PhoneField
          value={mobile}
          error={errors.mobile}
          onChange={(next) => {
            setTyped(next)
            setError(undefined)
            setErrors(({ terms }) => ({ terms }))
          }}
        />
        <div>
          <Checkbox
            name="terms"
            checked={areTermsAccepted}
            aria-invalid={errors.terms ? true : undefined}
            aria-describedby={errors.terms ? "terms-error" : undefined}
            onChange={({ currentTarget }) => {
              setAccepted(currentTarget.checked)
              setErrors(({ mobile: mobileError }) => ({ mobile: mobileError }))
            }}
            label={createElement(Fragment, null, ...loginTexts.acceptTerms<ReactNode>(renderTermsLink))}
          />
          <p id="terms-error" role="alert" className={styles.fieldError}>
            {errors.terms ? (
              <>
                <AlertIcon size={16} />
                {errors.terms}
              </>
            ) : undefined}
          </p>
        </div>
        {error ? <LoginStepError>{error}</LoginStepError> : undefined}
        <Button type="submit" size="large" full busy={busy}>
          {codeTexts.sendCode}
        </Button>
      </form>
      {social ? (
        <Button
          variant="quiet"
          full
          onClick={() => void changeLoginState((current) => ({ ...current, social: null, source: null }))}
        >
          {loginTexts.startOver}
        </Button>
      ) : (
        <OtherSignInMethods flow={flow} currentStep="number" />
      )}
      <Button variant="quiet" full onClick={continueAsGuest}>
        {formatGuestButton(flow)}
      </Button>
    </>
  )
}

function titleOf(isReauthentication: boolean | undefined, social: SocialProfile | null | undefined): string {
  if (social) return loginTexts.lastStep(social.firstName)
  return isReauthentication ? loginTexts.confirmIdentity : loginTexts.signInOrSignUp
}

function renderTermsLink(label: string) {
  return <a href="/terms">{label}</a>
}
