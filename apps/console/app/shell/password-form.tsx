import * as accountTexts from "@hearth/texts/console/account.ts"
import { Button, type ButtonAppearance } from "@hearth/ui/button/button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { type SyntheticEvent, useState } from "react"
import { call } from "../client/api.ts"

export interface PasswordFormProps {
  oldLabel: string
  submit: Pick<ButtonAppearance, "variant" | "size" | "full"> & { label: string }
  onChanged: () => void
}

/** Changes the signed-in member's own password. */
export function PasswordForm({ oldLabel, submit: { label, ...appearance }, onChanged }: PasswordFormProps) {
  const [errors, setErrors] = useState<{ old?: string; password?: string }>({})
  const [busy, setBusy] = useState(false)
  async function change(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    setBusy(true)
    const body = { old: String(data.get("old")), password: String(data.get("password")) }
    const result = await call("PUT /store-ops/ve1/password", { body })
    setBusy(false)
    if (!result.ok) {
      return setErrors(
        result.code === "STAFF_LOGIN_WRONG" ? { old: accountTexts.wrongPassword } : { password: result.message },
      )
    }
    setErrors({})
    form.reset()
    onChanged()
  }
  return (
    <form onSubmit={change} className="stack">
      <div className="fields">
        <Field
          label={oldLabel}
          name="old"
          type="password"
          autoComplete="current-password"
          required
          error={errors.old}
        />
        <Field
          label={accountTexts.newPassword}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={10}
          required
          hint={accountTexts.passwordHint}
          error={errors.password}
        />
      </div>
      <Button type="submit" busy={busy} {...appearance}>
        {label}
      </Button>
    </form>
  )
}
