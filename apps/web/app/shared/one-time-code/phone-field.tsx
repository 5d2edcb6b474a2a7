import { countries } from "@hearth/domain/countries/countries.ts"
import * as phoneTexts from "@hearth/texts/account/phone.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { Ref } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { phoneHint, sanitizePhone } from "./phone-hint.ts"
import styles from "./phone-field.module.css"

/** A mobile number of the country, with a hint about what is missing while typing. */
export function PhoneField({
  value,
  onChange,
  error,
  label = phoneTexts.mobileNumber,
  ref,
}: {
  value: string
  onChange: (typed: string) => void
  error?: string | undefined
  label?: string
  ref?: Ref<HTMLInputElement>
}) {
  const { country } = usePageContext()
  const { isComplete, text } = phoneHint(value, country)
  return (
    <Field
      ref={ref}
      label={label}
      name="mobile"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      className={styles.number}
      prefix={countries[country].callingCode}
      suffix={
        isComplete ? (
          <span className={styles.whole}>
            <CheckIcon size={20} />
          </span>
        ) : (
          <span className={styles.hint}>{text}</span>
        )
      }
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(sanitizePhone(currentTarget.value))}
    />
  )
}
