import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { PersonIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { NumberField } from "../../shell/one-time-code/number-field.tsx"
import { showNumber } from "../../shell/one-time-code/number-hint.ts"
import styles from "./checkout.module.css"
import { contactOf } from "./checkout-draft.ts"
import { problemsOf, Section } from "./section.tsx"
import type { CheckoutState } from "./use-checkout.ts"

/** Whom to call at the door. What the profile knows is shown, not asked. */
export function WhoSection({ checkout }: { checkout: CheckoutState }) {
  const { customer, written, country, problems } = checkout
  const [isOpen, setOpen] = useState(false)
  const found = problemsOf("who", problems)
  const isKnown = customer !== null && contactOf(written, country) !== undefined && found.length === 0
  const isShown = customer !== undefined && (isOpen || !isKnown)
  return (
    <Section
      id="who"
      icon={<PersonIcon size={20} />}
      title="Who is it for"
      problems={found}
      busy={customer === undefined}
      action={
        isShown || customer === undefined ? undefined : (
          <Button size="small" variant="quiet" aria-label="Change who it is for" onClick={() => setOpen(true)}>
            Change
          </Button>
        )
      }
    >
      {customer === undefined ? (
        <Skeleton lines={2} />
      ) : isShown ? (
        <Fields checkout={checkout} onWrite={() => setOpen(true)} />
      ) : (
        <p className={styles.fact}>
          <strong>{`${written.firstName} ${written.lastName}`.trim()}</strong>
          <span className={styles.soft}>
            {[showNumber(written.mobile, country), written.email].filter(Boolean).join(" · ")}
          </span>
        </p>
      )}
    </Section>
  )
}

/** Once somebody writes, the fields stay, whole or not. */
function Fields({ checkout, onWrite }: { checkout: CheckoutState; onWrite: () => void }) {
  const { written, write, mistakes } = checkout
  const field = (name: "firstName" | "lastName" | "email") => ({
    name,
    value: written[name],
    error: mistakes[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      onWrite()
      write({ [name]: event.currentTarget.value })
    },
  })
  return (
    <>
      <div className={styles.pair}>
        <Field label="First name" autoComplete="given-name" maxLength={60} {...field("firstName")} />
        <Field label="Last name (optional)" autoComplete="family-name" maxLength={60} {...field("lastName")} />
      </div>
      <NumberField
        value={written.mobile}
        error={mistakes.mobile}
        onChange={(mobile) => {
          onWrite()
          write({ mobile })
        }}
      />
      <Field
        label="E-mail for the receipt (optional)"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={120}
        {...field("email")}
      />
    </>
  )
}
