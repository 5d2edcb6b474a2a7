import { countries } from "@hearth/domain/countries/countries.ts"
import { Field } from "@hearth/ui/field/field.tsx"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { Ref } from "react"
import { useBoot } from "../../session/boot.tsx"
import { numberHint, typedNumber } from "./number-hint.ts"
import styles from "./number-field.module.css"

/** A mobile number of the country, with what is still missing said while it is typed. */
export function NumberField({
  value,
  onChange,
  error,
  label = "Mobile number",
  ref,
}: {
  value: string
  onChange: (typed: string) => void
  error?: string | undefined
  label?: string
  ref?: Ref<HTMLInputElement>
}) {
  const { country } = useBoot()
  const { isWhole, words } = numberHint(value, country)
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
        isWhole ? (
          <span className={styles.whole}>
            <CheckIcon size={20} />
          </span>
        ) : (
          <span className={styles.hint}>{words}</span>
        )
      }
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(typedNumber(currentTarget.value))}
    />
  )
}
