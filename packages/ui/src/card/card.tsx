import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import styles from "./card.module.css"

export interface CardProps {
  children: ReactNode
  /** Lifts under the pointer; for cards that are clickable as a whole. */
  lifts?: boolean
  /** Without padding, for a picture up to the edge. */
  flush?: boolean
  /** Part of its content is still loading. */
  busy?: boolean
  as?: "div" | "article" | "section" | "li"
  className?: string
}

export function Card({ children, lifts, flush, busy, as: Tag = "div", className }: CardProps) {
  return (
    <Tag
      aria-busy={busy || undefined}
      className={classNames(styles.card, lifts && styles.lifts, flush && styles.flush, className)}
    >
      {children}
    </Tag>
  )
}
