import type { ReactNode } from "react"
import styles from "./icon.module.css"

export interface IconProps {
  /** Edge in px; 24 unless told. */
  size?: number
  /** Spoken name; without it the icon is decoration and hidden from screen readers. */
  label?: string
  className?: string
}

/** The frame every icon shares: a 24 grid, drawn in the text's own colour. */
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
