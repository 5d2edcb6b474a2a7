import * as loginTexts from "@hearth/texts/account/login.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { useState } from "react"
import styles from "./login.module.css"

/** A password field with a button that shows the password, which prevents failed sign-ins on phones. */
export function PasswordField({
  label,
  autoComplete,
  value,
  onChange,
  error,
  hint,
}: {
  label: string
  autoComplete: "current-password" | "new-password"
  value: string
  onChange: (password: string) => void
  error?: string | undefined
  hint?: string
}) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      label={label}
      name="password"
      type={isShown ? "text" : "password"}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={128}
      required
      value={value}
      error={error}
      hint={hint}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      suffix={
        <button
          type="button"
          className={styles.show}
          aria-label={isShown ? loginTexts.hidePassword : loginTexts.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? loginTexts.hide : loginTexts.show}
        </button>
      }
    />
  )
}
