import { classNames } from "../class-names.ts"
import styles from "./skeleton.module.css"

export interface SkeletonProps {
  shape?: "line" | "title" | "card" | "circle" | "button"
  /** Lines only: how many, the last one shorter. */
  lines?: number
  /** For the size of what will come. */
  className?: string
}

/** The shape of what comes. Silent: the region that loads says so itself, with aria-busy. */
export function Skeleton({ shape = "line", lines = 1, className }: SkeletonProps) {
  if (shape !== "line" || lines === 1) {
    return <span aria-hidden="true" className={classNames(styles.bone, styles[shape], className)} />
  }
  return (
    <span aria-hidden="true" className={classNames(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles.bone, styles.line)} />
      ))}
    </span>
  )
}
