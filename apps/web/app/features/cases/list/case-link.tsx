import { countries } from "@hearth/domain/countries/countries.ts"
import * as caseTexts from "@hearth/texts/feedback/customer-cases.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { ChevronIcon } from "@hearth/ui/icon/icons.tsx"
import { memo } from "react"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { casePath } from "../../../shared/order/complaint-path.ts"
import { formatPastTime } from "../../../shared/time/format-past-time.ts"
import { StateChip } from "../case/state-chip.tsx"
import type { CaseSummary } from "../cases.api.ts"
import { CategoryIcon } from "../complaint/category-icon.tsx"
import styles from "./case-link.module.css"

/**
 * FBK-3: a case in a list. Cases out of view are not rendered by the browser, so that hundreds of them scroll smoothly.
 */
export const CaseLink = memo(function CaseLink({ summary, now }: { summary: CaseSummary; now: number }) {
  const { country } = usePageContext()
  const { caseId, caseNumber, category, categoryName, storeName, changedAt, state, isUnread, orderId } = summary
  return (
    <li className={styles.item} data-case={caseNumber}>
      <a href={casePath(caseId)} className={classNames(styles.link, isUnread && styles.unread)}>
        <span className={styles.icon}>
          <CategoryIcon category={category} size={24} />
        </span>
        <span className={styles.text}>
          <span className={styles.top}>
            <strong className={styles.name}>{categoryName}</strong>
            {isUnread ? <span className={styles.new}>{caseTexts.unread}</span> : undefined}
          </span>
          <span className={styles.soft}>
            {storeName} · {orderId}
          </span>
          <span className={styles.bottom}>
            <StateChip state={state} />
            <span className={styles.soft}>{formatPastTime(changedAt, countries[country].timeZone, now)}</span>
          </span>
        </span>
        <ChevronIcon size={18} />
      </a>
    </li>
  )
})
