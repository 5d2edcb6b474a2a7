import * as controlTexts from "@hearth/texts/kit/kit-controls.ts"
import { type ComponentProps, type ReactNode, type SyntheticEvent, useId, useState } from "react"
import { classNames } from "../class-names.ts"
import { AlertIcon } from "../icon/tool-icons.tsx"
import styles from "./field.module.css"

interface FieldAppearance {
  label: ReactNode
  hint?: ReactNode
  /** The error; overrides the field's own validation message. */
  error?: ReactNode
  /** Inside the field before the text, such as +91. */
  prefix?: ReactNode
  /** Inside the field after the text, such as a button. */
  suffix?: ReactNode
  className?: string
}

export type FieldProps = FieldAppearance & Omit<ComponentProps<"input">, "prefix" | "className"> & { multiline?: false }
export type TextAreaFieldProps = FieldAppearance & Omit<ComponentProps<"textarea">, "className"> & { multiline: true }

type Control = HTMLInputElement | HTMLTextAreaElement

export function Field(props: FieldProps | TextAreaFieldProps) {
  const { label, hint, error, prefix, suffix, className, multiline, ...control } = props
  const ownId = useId()
  const id = control.id ?? ownId
  const [ownError, setOwnError] = useState<string>()
  const problem = error ?? ownError
  const describedBy = classNames(
    problem ? `${id}e` : undefined,
    hint ? `${id}h` : undefined,
    control["aria-describedby"],
  )

  const onInvalid = (event: SyntheticEvent<Control>) => {
    const field = event.currentTarget
    // Shows our own text under the field instead of the browser's bubble, which disappears.
    event.preventDefault()
    setOwnError(validationText(field))
    if (field.form?.querySelector(":is(input, textarea, select):invalid") === field) field.focus()
  }
  const onInput = (event: SyntheticEvent<Control>) => {
    const { value, required } = event.currentTarget
    setOwnError(required && value === "" ? controlTexts.fieldEmpty : undefined)
  }
  const shared = {
    id,
    className: styles.input,
    "aria-invalid": problem ? true : undefined,
    "aria-describedby": describedBy || undefined,
  }

  return (
    <div className={classNames(styles.field, problem ? styles.wrong : undefined, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {prefix ? <span className={styles.prefix}>{prefix}</span> : undefined}
        {multiline ? (
          <textarea
            rows={3}
            {...(control as ComponentProps<"textarea">)}
            {...shared}
            onInvalid={composeHandlers(onInvalid, (control as ComponentProps<"textarea">).onInvalid)}
            onInput={composeHandlers(onInput, (control as ComponentProps<"textarea">).onInput)}
          />
        ) : (
          <input
            {...(control as ComponentProps<"input">)}
            {...shared}
            onInvalid={composeHandlers(onInvalid, (control as ComponentProps<"input">).onInvalid)}
            onInput={composeHandlers(onInput, (control as ComponentProps<"input">).onInput)}
          />
        )}
        {suffix}
      </div>
      {hint ? (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      ) : undefined}
      {problem ? (
        <p id={`${id}e`} className={styles.error} role="alert">
          <AlertIcon size={16} />
          {problem}
        </p>
      ) : undefined}
    </div>
  )
}

function validationText({ validity, validationMessage }: Pick<Control, "validity" | "validationMessage">): string {
  return validity.valueMissing ? controlTexts.fieldEmpty : validationMessage
}

function composeHandlers<E>(ours: (event: E) => void, theirs: ((event: E) => void) | undefined) {
  return (event: E) => {
    ours(event)
    theirs?.(event)
  }
}
