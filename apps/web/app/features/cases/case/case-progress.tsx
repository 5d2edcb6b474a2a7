import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import styles from "./case-progress.module.css"
import { type CaseStage, doneStages } from "./describe-case.ts"
import type { CustomerCase } from "../cases.api.ts"

const stages: readonly { stage: CaseStage; name: string }[] = [
  { stage: "reported", name: caseTexts.reportedStage },
  { stage: "answered", name: caseTexts.answeredStage },
  { stage: "resolved", name: caseTexts.stateNames.RESOLVED },
]

/** FBK-3: how far a case has got. */
export function CaseProgress({ value }: { value: Pick<CustomerCase, "state" | "answerDueAt"> }) {
  const done = doneStages(value)
  return (
    <ol className={styles.stages} aria-label={caseTexts.progress}>
      {stages.map(({ stage, name }, index) => {
        const isDone = done.includes(stage)
        return (
          <li
            key={stage}
            className={classNames(styles.stage, isDone && styles.done)}
            aria-current={index === done.length ? "step" : undefined}
          >
            <span className={styles.marker}>{isDone ? <CheckIcon size={12} /> : undefined}</span>
            {name}
            {isDone ? <span className="sr-only">{caseTexts.stageDone}</span> : undefined}
          </li>
        )
      })}
    </ol>
  )
}
