import type { AuditEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as auditTexts from "@hearth/texts/console/audit-log.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import { countryFacts, formatLocalMoney } from "../../client/country.ts"
import { RouteLink } from "../../shell/route-link.tsx"
import { describeEntry } from "./describe-entry.ts"
import styles from "./audit.module.css"

/** An entry of the audit log. Its subject leads to all entries about it. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const { sentence, subject, change } = describeEntry(entry, formatLocalMoney)
  return (
    <li tabIndex={-1} className={styles.entry}>
      <div className={styles.line}>
        <b>{sentence}</b>
        <time dateTime={entry.at} className="soft">
          {headOfficeTexts.dateAndTime(entry.at, countryFacts.timeZone)}
        </time>
      </div>
      {change ? (
        <p>
          {change.name}: {change.from} <span aria-hidden="true">→</span>
          <span className="sr-only">{auditTexts.to}</span> <b>{change.to}</b>
        </p>
      ) : undefined}
      {entry.reason === null ? undefined : (
        <p className={styles.reason}>
          {auditTexts.why}: {entry.reason}
        </p>
      )}
      {entry.subject === null || subject === undefined ? undefined : (
        <RouteLink
          to={{ area: "head-office", screen: "audit", subject: entry.subject }}
          aria-label={auditTexts.filterBy(subject)}
          className={styles.subject}
        >
          {subject}
        </RouteLink>
      )}
    </li>
  )
}
