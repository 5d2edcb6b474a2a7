import type { ComponentProps, ReactNode } from "react"
import { classNames } from "../class-names.ts"
import styles from "./button.module.css"

export type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** The accessible name, also shown on hover. */
  label: string
  icon: ReactNode
  variant?: "plain" | "soft" | "solid"
}

export function IconButton({ label, icon, variant = "plain", className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.round, styles[variant], className)}
    >
      {icon}
    </button>
  )
}
