import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { Checkbox } from "@hearth/ui/checkbox/checkbox.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { createElement, Fragment, type ReactNode, type SyntheticEvent, useRef, useState } from "react"
import { useIdempotencyKey } from "@hearth/browser/use-idempotency-key.ts"
import type { Membership } from "../../shared/loyalty/membership.api.ts"
import { RewardPie } from "../../shared/loyalty/reward-pie.tsx"
import { ProgramRules } from "./program-rules.tsx"
import { joinProgram } from "./rewards.api.ts"
import styles from "./rewards.module.css"

interface JoinCardProps {
  program: Membership["programConfig"]
  onJoined: (membership: Membership) => void
}

/** LOY-1, LOY-4: what the programme gives in this country, and the form to join it. */
export function JoinCard({ program, onJoined }: JoinCardProps) {
  return (
    <div className={classNames(styles.columns, styles.joining)}>
      <section className={classNames(styles.hero, styles.pitch)} aria-labelledby="join-title">
        <div className={styles.pie}>
          <RewardPie decorative filled={1} coming={program.slicesPerPizza - 1} total={program.slicesPerPizza} />
        </div>
        <h2 id="join-title" className={styles.heroTitle}>
          {rewardsTexts.joinProgram(program.name)}
        </h2>
        <p className={styles.heroText}>{rewardsTexts.joinPitch}</p>
      </section>
      <Card as="section" className={styles.card}>
        <JoinForm name={program.name} onJoined={onJoined} />
        <h2 className={classNames(styles.title, styles.afterForm)}>{rewardsTexts.howItWorks}</h2>
        <ProgramRules program={program} />
      </Card>
    </div>
  )
}

/**
 * CTY-8: the terms must be accepted first. If the response is lost, pressing the button again sends the same key, and
 * the server returns the same membership.
 */
function JoinForm({ name, onJoined }: { name: string; onJoined: (membership: Membership) => void }) {
  const [areTermsAccepted, setAccepted] = useState(false)
  const [areTermsMissing, setTermsMissing] = useState(false)
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const keyFor = useIdempotencyKey()
  const join = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    setTermsMissing(!areTermsAccepted)
    if (!areTermsAccepted) return form.current?.querySelector<HTMLElement>('[name="terms"]')?.focus()
    setBusy(true)
    setError(undefined)
    const result = await joinProgram(keyFor("join"))
    setBusy(false)
    if (!result.ok) return setError(result.message)
    showToast({ message: rewardsTexts.joined(name), tone: "success" })
    onJoined(result.data)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void join(event)} noValidate>
      <div>
        <Checkbox
          name="terms"
          checked={areTermsAccepted}
          aria-invalid={areTermsMissing ? true : undefined}
          aria-describedby={areTermsMissing ? "terms-error" : undefined}
          onChange={({ currentTarget }) => {
            setAccepted(currentTarget.checked)
            setTermsMissing(false)
          }}
          label={createElement(Fragment, null, ...rewardsTexts.acceptTerms<ReactNode>(renderTermsLink))}
        />
        <p id="terms-error" role="alert" className={styles.mistake}>
          {areTermsMissing ? (
            <>
              <AlertIcon size={16} />
              {rewardsTexts.termsNeeded}
            </>
          ) : undefined}
        </p>
      </div>
      {error ? (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      ) : undefined}
      <Button type="submit" size="large" full busy={busy} className={styles.join}>
        {rewardsTexts.join}
      </Button>
    </form>
  )
}

/** Opens in a new tab, so that the checkbox of the form stays ticked. */
function renderTermsLink(label: string) {
  return (
    <a href="/terms#rewards" target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}
