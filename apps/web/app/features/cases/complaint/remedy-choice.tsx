import type { RemedyKind } from "@hearth/domain/cases/remedies.ts"
import * as complaintTexts from "@hearth/texts/feedback/complaint-form.ts"
import { RadioGroup } from "@hearth/ui/radio-group/radio-group.tsx"
import type { OfferedCategory } from "../cases.api.ts"
import styles from "./complaint.module.css"

interface RemedyChoiceProps {
  remedies: OfferedCategory["remedies"]
  value: RemedyKind | undefined
  onChange: (remedy: RemedyKind | undefined) => void
}

const NONE = "NONE"

/** FBK-2: what the customer wishes for. Nobody has to wish for something. */
export function RemedyChoice({ remedies, value, onChange }: RemedyChoiceProps) {
  const options = [
    ...remedies.map(({ remedy, name }) => ({ value: remedy, label: name, hint: complaintTexts.remedyHint(remedy) })),
    { value: NONE, label: complaintTexts.noRemedy },
  ] as const
  return (
    <div className={styles.remedies}>
      <RadioGroup<RemedyKind | typeof NONE>
        legend={complaintTexts.whatWouldHelp}
        options={options}
        value={value ?? NONE}
        onChange={(chosen) => onChange(chosen === NONE ? undefined : chosen)}
      />
      <p className={styles.soft}>{complaintTexts.storeDecides}</p>
    </div>
  )
}
