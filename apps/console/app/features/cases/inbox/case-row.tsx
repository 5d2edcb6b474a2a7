import type { InboxCase } from "@hearth/contract/calls/cases.shapes.ts"
import * as casesTexts from "@hearth/texts/console/cases.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { RouteLink } from "../../../shell/route-link.tsx"
import { CaseMarks } from "../case-marks.tsx"
import { type CaseScope, caseRoute, isToAnswer } from "../case-scope.ts"
import { answerClock, formatAgo } from "../format-case-time.ts"
import styles from "./inbox.module.css"

export interface CaseRowProps {
  inboxCase: InboxCase
  scope: CaseScope
  isOpen: boolean
  selfId: string
  now: number
}

/** A case in the list. The whole row is the link to it. */
export function CaseRow({ inboxCase, scope, isOpen, selfId, now }: CaseRowProps) {
  const { caseId, caseNumber, categoryName, orderId, customerName, storeName, changedAt, waitsForAnswer } = inboxCase
  const isOurs = isToAnswer(inboxCase, scope)
  const isLate = isOurs && answerClock(inboxCase, now)?.tone === "late"
  return (
    <li>
      <RouteLink
        to={caseRoute(scope, caseId)}
        className={classNames(styles.row, isLate && styles.late, isOurs && waitsForAnswer && styles.unanswered)}
        aria-current={isOpen || undefined}
        data-case={caseId}
      >
        <span className={styles.text}>
          <span className={styles.line}>
            <b>{categoryName}</b>
            <time dateTime={changedAt} className="soft">
              {formatAgo(changedAt, now)}
            </time>
          </span>
          <span className={styles.about}>
            {customerName === "" ? orderId : casesTexts.orderAndCustomer(orderId, customerName)}
            {scope.area === "head-office" ? ` · ${storeName}` : ""}
          </span>
          <span className={styles.marks}>
            <CaseMarks inboxCase={inboxCase} scope={scope} selfId={selfId} now={now} />
            <span className={styles.number}>{caseNumber}</span>
          </span>
        </span>
        <ChevronIcon size={18} />
      </RouteLink>
    </li>
  )
}
