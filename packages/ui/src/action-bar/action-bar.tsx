import type { ReactNode } from "react"
import styles from "./action-bar.module.css"

interface ActionBarProps {
  /** The sum the action is about; undefined while it is being calculated. */
  total: string | undefined
  totalLabel: string
  /** The button or link. */
  action: ReactNode
  note?: ReactNode
}

/**
 * A screen's main action with the total beside it. On a phone it is fixed to the lower edge, within reach of the thumb.
 * On a wide screen it is part of the page and has no total, because the bill above it shows the total.
 */
export function ActionBar({ total, totalLabel, action, note }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      <p className={styles.total}>
        <strong data-testid="to-pay" aria-busy={total === undefined}>
          {total ?? "…"}
        </strong>
        <span>{totalLabel}</span>
      </p>
      {action}
      {note ? <p className={styles.note}>{note}</p> : undefined}
    </div>
  )
}
