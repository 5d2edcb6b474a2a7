import type { ReactNode } from "react"
import styles from "./icon.module.css"

export interface IconProps {
  /** Width and height in px; 24 by default. */
  size?: number
  /** The accessible name; without it the icon is decoration and hidden from screen readers. */
  label?: string
  className?: string
}

/** The base of every icon: a 24 px grid, drawn in the text's colour. */
export function Icon({ size = 24, label, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={`${styles.icon} ${className ?? ""}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  )
}
