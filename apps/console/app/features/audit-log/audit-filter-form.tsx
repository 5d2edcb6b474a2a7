import { type AuditAction, auditActions } from "@hearth/domain/head-office/audit-actions.ts"
import * as auditTexts from "@hearth/texts/console/audit-log.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { IconButton } from "@hearth/ui/button/icon-button.tsx"
import { Field } from "@hearth/ui/field/field.tsx"
import { SelectField } from "@hearth/ui/field/select-field.tsx"
import { SearchIcon } from "@hearth/ui/icon/icons.tsx"
import { type SyntheticEvent, useState } from "react"
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
        <Field
          label={auditTexts.subject}
          name="subject"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          hint={auditTexts.subjectHint}
          suffix={
            <IconButton
              type="submit"
              label={auditTexts.showEntries}
              icon={<SearchIcon size={20} />}
              className={styles.submit}
            />
          }
          value={typedSubject}
          onChange={(event) => setTypedSubject((event.target as HTMLInputElement).value)}
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
