import type { CaseState } from "@hearth/domain/cases/case-state.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { nameOfState } from "./describe-case.ts"
import styles from "./state-chip.module.css"

/** FBK-3: the state in a word or two. */
export function StateChip({ state }: { state: CaseState }) {
  const isDone = state === "RESOLVED"
  return (
    <span className={classNames(styles.chip, isDone && styles.done)} data-testid="case-state">
      {isDone ? <CheckIcon size={14} /> : <span className={styles.dot} />}
      {nameOfState(state)}
    </span>
  )
}
