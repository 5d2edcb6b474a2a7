import type { Account } from "@hearth/contract/calls/account.calls.ts"
import { checkProfile, type Profile, type ProfileErrors } from "@hearth/domain/identity/check-profile.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as fieldErrorTexts from "@hearth/texts/field-errors.ts"
import * as profileTexts from "@hearth/texts/account/profile.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { type SyntheticEvent, useRef, useState } from "react"
import { updateProfile } from "./account.api.ts"
import styles from "./profile.module.css"

/** IDN-9: the form for names and e-mail address. */
export function ProfileDetails({ account, onChanged }: { account: Account; onChanged: (account: Account) => void }) {
  const { firstName, lastName, email } = account.attributes
  const savedProfile: Profile = { firstName, lastName, email }
  const [typedProfile, setTyped] = useState<Partial<Profile>>({})
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [saveError, setSaveError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const profile = { ...savedProfile, ...typedProfile }

  const save = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (busy) return
    const newErrors = checkProfile(profile, savedProfile)
    setErrors(newErrors)
    setSaveError(undefined)
    const [firstInvalidField] = Object.keys(newErrors)
    if (firstInvalidField) return form.current?.querySelector<HTMLElement>(`[name="${firstInvalidField}"]`)?.focus()
    setBusy(true)
    const result = await updateProfile(profile, crypto.randomUUID())
    setBusy(false)
    if (!result.ok) return setSaveError(result.message)
    onChanged(result.data)
    setTyped({})
    showToast({ message: profileTexts.saved, tone: "success" })
  }
  const field = (name: keyof Profile) => ({
    name,
    value: profile[name],
    error: errors[name] && fieldErrorTexts.byCode[errors[name]],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setTyped((current) => ({ ...current, [name]: value }))
      setErrors({})
    },
  })
  return (
    <section className={styles.card} aria-labelledby="details">
      <h2 id="details" className={styles.heading}>
        {profileTexts.details}
      </h2>
      <form ref={form} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        <div className={styles.names}>
          <Field label={profileTexts.firstName} autoComplete="given-name" maxLength={60} {...field("firstName")} />
          <Field label={profileTexts.lastName} autoComplete="family-name" maxLength={60} {...field("lastName")} />
        </div>
        <Field
          label={profileTexts.emailOptional}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={120}
          {...field("email")}
        />
        {saveError ? (
          <p role="alert" className={styles.error}>
            {saveError}
          </p>
        ) : undefined}
        <Button type="submit" busy={busy}>
          {labels.save}
        </Button>
      </form>
    </section>
  )
}
