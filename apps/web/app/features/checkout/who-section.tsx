import * as fieldTexts from "@hearth/texts/checkout/address-fields.ts"
import * as checkoutTexts from "@hearth/texts/checkout/checkout.ts"
import * as labels from "@hearth/texts/labels.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { PersonIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useState } from "react"
import { PhoneField } from "../../shared/one-time-code/phone-field.tsx"
import { formatPhone } from "../../shared/one-time-code/phone-hint.ts"
import styles from "./checkout.module.css"
import { toOrderContact } from "./checkout-form.ts"
import { problemsIn, CheckoutSection } from "./checkout-section.tsx"
import type { CheckoutState } from "./use-checkout.ts"

/** The contact for the order. A complete contact from the profile is shown as text, an incomplete one as fields. */
export function WhoSection({ checkout }: { checkout: CheckoutState }) {
  const { customer, form, country, problems } = checkout
  const [isOpen, setOpen] = useState(false)
  const contactProblems = problemsIn("who", problems)
  const isContactComplete =
    customer !== null && toOrderContact(form, country) !== undefined && contactProblems.length === 0
  const areFieldsShown = customer !== undefined && (isOpen || !isContactComplete)
  return (
    <CheckoutSection
      id="who"
      icon={<PersonIcon size={20} />}
      title={fieldTexts.contactDetails}
      problems={contactProblems}
      busy={customer === undefined}
      action={
        areFieldsShown || customer === undefined ? undefined : (
          <Button
            size="small"
            variant="quiet"
            aria-label={checkoutTexts.changeContactDetails}
            onClick={() => setOpen(true)}
          >
            {labels.change}
          </Button>
        )
      }
    >
      {customer === undefined ? (
        <Skeleton lines={2} />
      ) : areFieldsShown ? (
        <ContactFields checkout={checkout} onWrite={() => setOpen(true)} />
      ) : (
        <p className={styles.fact}>
          <strong>{`${form.firstName} ${form.lastName}`.trim()}</strong>
          <span className={styles.muted}>
            {[formatPhone(form.mobile, country), form.email].filter(Boolean).join(" · ")}
          </span>
        </p>
      )}
    </CheckoutSection>
  )
}

/** Once the customer types, the fields stay visible, even when they are complete. */
function ContactFields({ checkout, onWrite }: { checkout: CheckoutState; onWrite: () => void }) {
  const { form, updateForm, formErrors } = checkout
  const field = (name: "firstName" | "lastName" | "email") => ({
    name,
    value: form[name],
    error: formErrors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      onWrite()
      updateForm({ [name]: event.currentTarget.value })
    },
  })
  return (
    <>
      <div className={styles.pair}>
        <Field label={fieldTexts.firstName} autoComplete="given-name" maxLength={60} {...field("firstName")} />
        <Field label={fieldTexts.lastName} autoComplete="family-name" maxLength={60} {...field("lastName")} />
      </div>
      <PhoneField
        value={form.mobile}
        error={formErrors.mobile}
        onChange={(mobile) => {
          onWrite()
          updateForm({ mobile })
        }}
      />
      <Field
        label={checkoutTexts.emailForReceipt}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={120}
        {...field("email")}
      />
    </>
  )
}
