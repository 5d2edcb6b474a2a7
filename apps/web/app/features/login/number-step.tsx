import type { SocialProfile } from "@hearth/contract/calls/login.calls.ts"
import { MOBILE_WRONG, TERMS_NEEDED } from "@hearth/contract/login-texts.ts"
import { canonicalPhone } from "@hearth/domain/identity/phone.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Checkbox } from "@hearth/ui/checkbox/checkbox.tsx"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type SyntheticEvent, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useBoot } from "../../session/boot.tsx"
import { afterCodeAsked, changeLoginState, useLoginState } from "../../session/login-state.ts"
import { askCode } from "../../session/one-time-codes.ts"
import { serverNow } from "../../session/server-clock.ts"
import { currentSession } from "../../session/session-store.ts"
import { NumberField } from "../../shell/one-time-code/number-field.tsx"
import { showPopup } from "../../shell/popup.ts"
import { type LoginFrame, sayLeave } from "./login-step.ts"
import styles from "./login.module.css"
import { OtherWays } from "./other-ways.tsx"
import { StepHead, StepTrouble } from "./step-head.tsx"

/** IDN-2: a number, and a code goes there. `trouble`: what went wrong on the way back from a provider. */
export function NumberStep({ frame, trouble: before }: { frame: LoginFrame; trouble?: string | undefined }) {
  const { way, go, leave, level } = frame
  const { country } = useBoot()
  const state = useLoginState()
  const navigate = useNavigate()
  const [typed, setTyped] = useState<string>()
  const [accepted, setAccepted] = useState(false)
  const [mistakes, setMistakes] = useState<{ mobile?: string; terms?: string }>({})
  const [trouble, setTrouble] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const social = state?.social
  const known = way.again ? currentSession()?.mobile : undefined
  const mobile = typed ?? (state?.mobile || known) ?? ""

  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const found = {
      ...(canonicalPhone(mobile, country) ? {} : { mobile: MOBILE_WRONG }),
      ...(accepted ? {} : { terms: TERMS_NEEDED }),
    }
    setMistakes(found)
    const [first] = Object.keys(found)
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setBusy(true)
    setTrouble(undefined)
    const told = await askCode({ mobile, purpose: "LOGIN", termsAccepted: true })
    const answer = told.ok ? { status: "success" as const, mobile, ...told.answer } : { status: "failed" as const }
    await changeLoginState((now) => afterCodeAsked(now, answer, serverNow()))
    setBusy(false)
    if (told.ok) return go("code")
    // Asked for a moment ago, on this device: that code is as good.
    if (told.code === "OTP_TOO_SOON" && state?.isOtpScreen && state.mobile === mobile) return go("code")
    if (way.from === "address") {
      showPopup({ message: told.message })
      return void navigate("/cart", { replace: true })
    }
    setTrouble(told.message)
  }

  return (
    <>
      <StepHead level={level} title={titleOf(way.again, social)}>
        {social
          ? "Which number should we call about your order? We text you a code to confirm it."
          : way.again
            ? "Please sign in once more, by any way you have."
            : "Your mobile number is all it takes. We text you a code."}
      </StepHead>
      <form ref={form} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        {before && !trouble ? <StepTrouble>{before}</StepTrouble> : undefined}
        <NumberField
          value={mobile}
          error={mistakes.mobile}
          onChange={(next) => {
            setTyped(next)
            setTrouble(undefined)
            setMistakes(({ terms }) => ({ terms }))
          }}
        />
        <div>
          <Checkbox
            name="terms"
            checked={accepted}
            aria-invalid={mistakes.terms ? true : undefined}
            aria-describedby={mistakes.terms ? "terms-error" : undefined}
            onChange={({ currentTarget }) => {
              setAccepted(currentTarget.checked)
              setMistakes(({ mobile: kept }) => ({ mobile: kept }))
            }}
            label={
              <>
                I accept the <a href="/terms">terms of use</a>
              </>
            }
          />
          <p id="terms-error" role="alert" className={styles.mistake}>
            {mistakes.terms ? (
              <>
                <AlertIcon size={16} />
                {mistakes.terms}
              </>
            ) : undefined}
          </p>
        </div>
        {trouble ? <StepTrouble>{trouble}</StepTrouble> : undefined}
        <Button type="submit" size="large" full busy={busy}>
          Send me a code
        </Button>
      </form>
      {social ? (
        <Button
          variant="quiet"
          full
          onClick={() => void changeLoginState((now) => ({ ...now, social: null, source: null }))}
        >
          Start over
        </Button>
      ) : (
        <OtherWays frame={frame} here="number" />
      )}
      <Button variant="quiet" full onClick={leave}>
        {sayLeave(frame)}
      </Button>
    </>
  )
}

function titleOf(again: boolean | undefined, social: SocialProfile | null | undefined): string {
  if (social) return `One last step${commaName(social.firstName)}`
  return again ? "Is it you?" : "Sign in or join"
}

function commaName(name: string): string {
  return name === "" ? "" : `, ${name}`
}
