import type { ComponentProps, ReactNode } from "react"
import { classNames } from "../class-names.ts"
import styles from "./checkbox.module.css"

export type CheckboxProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  label: ReactNode
  /** A secondary line under the label. */
  hint?: ReactNode
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.line, className)}>
      <input {...rest} type="checkbox" className={styles.box} />
      <span>
        {label}
        {hint ? <span className={styles.hint}>{hint}</span> : undefined}
      </span>
    </label>
  )
}
