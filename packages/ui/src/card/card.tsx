import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import styles from "./card.module.css"

export interface CardProps {
  children: ReactNode
  /** Lifts under the pointer; for cards that are pressed as a whole. */
  lifts?: boolean
  /** Without room of its own inside, for a picture to the edge. */
  flush?: boolean
  /** Something of it is still on its way. */
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
