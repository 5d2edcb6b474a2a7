import type { PendingCorrection } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as correctionsTexts from "@hearth/texts/console/corrections.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { countryFacts } from "../../client/country.ts"
import { RouteLink } from "../../shell/route-link.tsx"
import { BalanceChange } from "./balance-change.tsx"
import { correctionDecider } from "./correction-decider.ts"
import styles from "./corrections.module.css"

export interface CorrectionRowProps {
  correction: PendingCorrection
  isOwn: boolean
  canDecide: boolean
  onApprove: () => void
  onReject: () => void
}

/** A pending correction: its points, the balance before and after, its reason, who requested it, and the customer. */
export function CorrectionRow({ correction, isOwn, canDecide, onApprove, onReject }: CorrectionRowProps) {
  const { points, userId, reason, requestedBy, requestedAt } = correction
  const customer = headOfficeTexts.customerId(userId)
  const decider = correctionDecider({ isOwn, canDecide })
  return (
    <li className={styles.correction}>
      <div className={styles.text}>
        <b className={classNames(styles.points, points < 0 && styles.taken)}>{correctionsTexts.change(points)}</b>
        <p>
          <BalanceChange correction={correction} />
        </p>
        <p className={styles.reason}>{reason}</p>
        <p className="soft">
          {correctionsTexts.requestedBy(
            requestedBy.name,
            headOfficeTexts.dateAndTime(requestedAt, countryFacts.timeZone),
          )}
        </p>
        <RouteLink to={{ area: "head-office", screen: "audit", subject: userId }} className={styles.customer}>
          {customer}
        </RouteLink>
      </div>
      {decider === "self" ? (
        <div className={styles.choice}>
          <Button
            size="small"
            variant="secondary"
            aria-label={correctionsTexts.rejectChange(points, customer)}
            onClick={onReject}
          >
            {correctionsTexts.reject}
          </Button>
          <Button size="small" aria-label={correctionsTexts.approveChange(points, customer)} onClick={onApprove}>
            {correctionsTexts.approve}
          </Button>
        </div>
      ) : (
        <p className={styles.decider}>
          {decider === "someone else" ? correctionsTexts.someoneElse : correctionsTexts.financeDecides}
        </p>
      )}
    </li>
  )
}
