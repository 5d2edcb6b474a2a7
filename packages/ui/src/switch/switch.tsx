import type { CheckboxProps as SwitchProps } from "../checkbox/checkbox.tsx"
import styles from "../checkbox/checkbox.module.css"
import { classNames } from "../class-names.ts"

/** For settings that apply immediately; a checkbox is for a form. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.line, styles.spread, className)}>
      <span>
        {label}
        {hint ? <span className={styles.hint}>{hint}</span> : undefined}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native checkbox exposes the checked state */}
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
    </label>
  )
}
