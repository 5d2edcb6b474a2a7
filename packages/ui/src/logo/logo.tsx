import { classNames } from "../class-names.ts"
import styles from "./logo.module.css"

/** A flame around a slice. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M22 1.5c.8 6.8 12.5 11 12.5 22.3C34.5 32 28 38.5 20 38.5S5.5 32 5.5 23.8c0-5.4 2.9-9.2 5.7-12.2.3 2.9 1.2 4.8 2.9 6C14 11.4 17 5.6 22 1.5Z"
        fill="#c8321f"
      />
      <path
        d="M21.8 9.5c.4 4.5 8.2 8 8.2 15.3a10 10 0 0 1-20 .2c0-2.5.9-4.6 2.1-6.4.8 1.9 2.2 2.9 4.2 3.2-.6-4.5 1.8-9.2 5.5-12.3Z"
        fill="#f26b21"
      />
      <path d="M11.8 22.7c5.3-2.9 11.1-2.9 16.4 0L20.9 35.5a1 1 0 0 1-1.8 0z" fill="#fff3dc" />
      <g fill="#c8321f">
        <circle cx="17" cy="24.9" r="1.7" />
        <circle cx="22.8" cy="25.4" r="1.7" />
        <circle cx="19.9" cy="30" r="1.5" />
      </g>
    </svg>
  )
}

export interface LogoProps {
  /** Height of the mark in px. */
  size?: number
  /** The brand's name. */
  name?: string
  className?: string
}

export function Logo({ size = 32, name = "Hearth", className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, size > 40 && styles.large, className)}>
      <LogoMark size={size} />
      <span>{name}</span>
    </span>
  )
}
