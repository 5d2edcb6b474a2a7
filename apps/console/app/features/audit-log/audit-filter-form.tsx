import { type AuditAction, auditActions } from "@hearth/domain/head-office/audit-actions.ts"
import * as auditTexts from "@hearth/texts/console/audit-log.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { SelectField } from "@hearth/ui/field/select-field.tsx"
import { type SyntheticEvent, useState } from "react"
import { SearchField } from "../../shell/head-office/search-field.tsx"
import type { AuditFilter } from "./use-audit-log.ts"
import styles from "./audit.module.css"

/** The value of the choice "any action". No action has this name. */
const ANY = "any"

export interface AuditFilterFormProps {
  filter: AuditFilter
  onChange: (filter: AuditFilter) => void
}

/** A chosen action applies at once. A typed subject applies when the form is submitted. */
export function AuditFilterForm({ filter, onChange }: AuditFilterFormProps) {
  const { action, subject } = filter
  const [typedSubject, setTypedSubject] = useState(subject ?? "")
  const [previousSubject, setPreviousSubject] = useState(subject)
  // A link or Back has changed the subject, so the field shows the new one.
  if (previousSubject !== subject) {
    setPreviousSubject(subject)
    setTypedSubject(subject ?? "")
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onChange({ action, subject: typedSubject.trim() || undefined })
  }
  return (
    <form className="panel" aria-label={auditTexts.filter} onSubmit={submit}>
      <div className={styles.filter}>
        <SelectField<AuditAction | typeof ANY>
          label={auditTexts.action}
          name="action"
          value={action ?? ANY}
          onChange={(chosen) => onChange({ action: chosen === ANY ? undefined : chosen, subject })}
          options={[
            { value: ANY, label: auditTexts.anyAction },
            ...auditActions.map((value) => ({ value, label: auditTexts.actions[value] })),
          ]}
        />
        <SearchField
          label={auditTexts.subject}
          hint={auditTexts.subjectHint}
          name="subject"
          submitLabel={auditTexts.showEntries}
          maxLength={80}
          value={typedSubject}
          onChange={setTypedSubject}
        />
      </div>
      {action !== undefined || subject !== undefined ? (
        <div className="buttons">
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              setTypedSubject("")
              onChange({ action: undefined, subject: undefined })
            }}
          >
            {auditTexts.clearFilter}
          </Button>
        </div>
      ) : undefined}
    </form>
  )
}
