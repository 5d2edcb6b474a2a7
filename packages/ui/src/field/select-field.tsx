import { type ReactNode, useId } from "react"
import { classNames } from "../class-names.ts"
import { ChevronIcon } from "../icon/icons.tsx"
import styles from "./field.module.css"

export interface SelectFieldProps<V extends string> {
  label: ReactNode
  name?: string
  hint?: ReactNode
  options: readonly { value: V; label: string }[]
  value: V
  onChange: (value: V) => void
  className?: string
}

/** Chooses one of many options. A native select, so that phones show their own picker. */
export function SelectField<V extends string>({
  label,
  name,
  hint,
  options,
  value,
  onChange,
  className,
}: SelectFieldProps<V>) {
  const id = useId()
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.box, styles.selectBox)}>
        <select
          id={id}
          name={name}
          className={classNames(styles.input, styles.select)}
          aria-describedby={hint ? `${id}h` : undefined}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon to="down" size={18} className={styles.selectIcon} />
      </div>
      {hint ? (
        <p id={`${id}h`} className={styles.hint}>
          {hint}
        </p>
      ) : undefined}
    </div>
  )
}
