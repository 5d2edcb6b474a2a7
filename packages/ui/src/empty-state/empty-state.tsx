import type { ReactNode } from "react"
import styles from "./empty-state.module.css"

export interface EmptyStateProps {
  drawing: ReactNode
  title: ReactNode
  children?: ReactNode
  /** The button or link to continue. */
  action?: ReactNode
  /** The heading's level; 1 if it is the whole page. */
  level?: 1 | 2 | 3
}

export function EmptyState({ drawing, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.empty}>
      {drawing}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : undefined}
      {action ? <div className={styles.action}>{action}</div> : undefined}
    </div>
  )
}
