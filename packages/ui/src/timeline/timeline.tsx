import type { ReactNode } from "react"
import { classNames } from "../class-names.ts"
import { CloseIcon } from "../icon/icons.tsx"
import { CheckIcon } from "../icon/tool-icons.tsx"
import styles from "./timeline.module.css"

export interface TimelineStep {
  label: string
  /** `current` is the step in progress. A step that ended the whole timeline early is `cancelled`. */
  state: "done" | "current" | "cancelled" | "upcoming"
  /** When the step was reached, or a text for screen readers that it is still to come. */
  time: ReactNode
}

/** Steps from top to bottom, joined by a line, with the time of each. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ol>
      {steps.map(({ label, state, time }) => (
        <li
          key={label}
          className={classNames(styles.step, styles[state])}
          aria-current={state === "current" ? "step" : undefined}
        >
          <span className={styles.marker}>
            {state === "upcoming" ? undefined : state === "cancelled" ? (
              <CloseIcon size={14} />
            ) : (
              <CheckIcon size={14} />
            )}
          </span>
          <span className={styles.label}>{label}</span>
          <span className={styles.time}>{time}</span>
        </li>
      ))}
    </ol>
  )
}
