import { classNames } from "../class-names.ts"
import styles from "./skeleton.module.css"

export interface SkeletonProps {
  shape?: "line" | "title" | "card" | "circle" | "button"
  /** For lines only: how many; the last one is shorter. */
  lines?: number
  /** Sets the size of the expected content. */
  className?: string
}

/**
 * A placeholder in the shape of the expected content. Hidden from screen readers, because the loading region announces
 * itself with aria-busy.
 */
export function Skeleton({ shape = "line", lines = 1, className }: SkeletonProps) {
  if (shape !== "line" || lines === 1) {
    return <span aria-hidden="true" className={classNames(styles.skeleton, styles[shape], className)} />
  }
  return (
    <span aria-hidden="true" className={classNames(styles.lines, className)}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={classNames(styles.skeleton, styles.line)} />
      ))}
    </span>
  )
}
