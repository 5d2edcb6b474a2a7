import * as codeTexts from "@hearth/texts/account/one-time-code.ts"
import { AlertIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type Ref, useId } from "react"
import styles from "./one-time-code-field.module.css"

export const CODE_LENGTH = 6

/** Extracts the digits of a typed or pasted text. */
export function extractDigits(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
    .replaceAll(/\D/g, "")
    .slice(0, CODE_LENGTH)
}

/**
 * Six boxes with a single input: phones can autofill the code, a paste is inserted whole, and screen readers announce
 * one field.
 */
export function OneTimeCodeField({
  value,
  onChange,
  error,
  disabled,
  ref,
}: {
  value: string
  onChange: (code: string) => void
  error: string | undefined
  disabled: boolean
  ref: Ref<HTMLInputElement>
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="sr-only">
        {codeTexts.code}
      </label>
      <div className={error ? `${styles.box} ${styles.wrong}` : styles.box}>
        <input
          ref={ref}
          id={id}
          name="code"
          className={styles.input}
          value={value}
          onChange={({ currentTarget }) => onChange(extractDigits(currentTarget.value))}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          autoCorrect="off"
          spellCheck={false}
          readOnly={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e` : undefined}
        />
        <div className={styles.digits} aria-hidden="true">
          {Array.from({ length: CODE_LENGTH }, (_, index) => (
            <span
              key={index}
              className={styles.digit}
              data-next={index === Math.min(value.length, CODE_LENGTH - 1) || undefined}
              data-filled={index < value.length || undefined}
            >
              {value[index]}
            </span>
          ))}
        </div>
      </div>
      <p id={`${id}e`} className={styles.error} role="alert">
        {error ? (
          <>
            <AlertIcon size={16} />
            {error}
          </>
        ) : undefined}
      </p>
    </div>
  )
}
