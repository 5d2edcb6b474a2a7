import { type ReactNode, useId } from "react"
import { classNames } from "../class-names.ts"
import styles from "./radio-group.module.css"

export interface RadioOption<V extends string> {
  value: V
  label: ReactNode
  /** A secondary line under the label. */
  hint?: ReactNode
  /** At the far edge, such as a price. */
  after?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps<V extends string> {
  legend: ReactNode
  legendHidden?: boolean
  options: readonly RadioOption<V>[]
  value: V | undefined
  onChange: (value: V) => void
  /** Rows with a radio button, or chips side by side. */
  variant?: "rows" | "chips"
  name?: string
}

/** Chooses one of several options. Native radio buttons, so that arrow keys, forms and screen readers work as usual. */
export function RadioGroup<V extends string>({
  legend,
  legendHidden,
  options,
  value,
  onChange,
  variant = "rows",
  name,
}: RadioGroupProps<V>) {
  const ownName = useId()
  return (
    <fieldset>
      <legend className={legendHidden ? "sr-only" : styles.legend}>{legend}</legend>
      <div className={styles[variant]}>
        {options.map((choice) => (
          <label key={choice.value} className={styles[variant === "rows" ? "row" : "chip"]}>
            <input
              type="radio"
              className={variant === "rows" ? styles.radio : "sr-only"}
              name={name ?? ownName}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {choice.icon}
            <span>
              {choice.label}
              {choice.hint ? <span className={styles.hint}>{choice.hint}</span> : undefined}
            </span>
            {choice.after ? <span className={styles.after}>{choice.after}</span> : undefined}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface ChipProps {
  pressed: boolean
  onPress: () => void
  icon?: ReactNode
  children: ReactNode
}

/** A chip that is on or off independently, such as a filter. */
export function Chip({ pressed, onPress, icon, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={classNames(styles.chip, pressed && styles.on)}
    >
      {icon}
      {children}
    </button>
  )
}
