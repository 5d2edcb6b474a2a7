import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as couponTexts from "@hearth/texts/offers/coupons.ts"
import * as dealTexts from "@hearth/texts/offers/deals.ts"
import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { Sheet } from "@hearth/ui/sheet/sheet.tsx"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useCallback } from "react"
import { serverNow } from "../../../client/server-clock.ts"
import { useQuery } from "@hearth/browser/use-query.ts"
import { CodeChip } from "../../../shared/offers/code-chip.tsx"
import { ExpiryCountdown } from "./expiry-countdown.tsx"
import styles from "./coupon-details.module.css"
import { MilestoneProgress } from "./milestone-progress.tsx"
import { fetchOfferTerms } from "../offers.api.ts"
import { toOfferEntryView } from "./offer-entry-view.ts"
import type { ApplyPromo } from "../use-apply-promo.ts"

interface CouponDetailsProps {
  entry: OfferEntry
  apply: ApplyPromo
  onClose: () => void
  onExpired: () => void
}

/** OFR-1: the details panel, with the server's terms. */
export function CouponDetails({ entry, apply, onClose, onExpired }: CouponDetailsProps) {
  const { offerId, code, title, summary, status, onBill, labelType } = entry
  const { error, nudge, endsAt } = toOfferEntryView(entry, serverNow())
  const key = code ?? offerId
  const terms = useQuery(useCallback((signal: AbortSignal) => fetchOfferTerms(key, signal), [key]))
  const canApply = status === "APPLIED" && !onBill && code !== null
  return (
    <Sheet
      open
      isInUrl
      onClose={onClose}
      title={title}
      subtitle={summary}
      footer={
        canApply ? (
          <Button full busy={apply.busy === code} onClick={() => void apply.applyChosenCode(code)}>
            {offerTexts.applyCode(code)}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.panel}>
        {code === null ? undefined : (
          <p className={styles.code}>
            {dealTexts.code} <CodeChip code={code} />
          </p>
        )}
        {error === null ? undefined : <p className={styles.error}>{error}</p>}
        {nudge === null ? undefined : <p className={styles.nudge}>{nudge}</p>}
        {endsAt === null ? undefined : <ExpiryCountdown endsAt={endsAt} onEnd={onExpired} />}
        {labelType === "general_milestone" && code !== null ? <MilestoneProgress code={code} /> : undefined}
        <h3 className={styles.heading}>{dealTexts.terms}</h3>
        {terms.state === "loading" ? (
          <div aria-busy="true">
            <Skeleton lines={4} />
          </div>
        ) : terms.state === "failed" ? (
          <p className={styles.failed}>
            {couponTexts.couldNotLoadTerms}
            <Button size="small" variant="quiet" onClick={terms.retry}>
              {labels.tryAgain}
            </Button>
          </p>
        ) : (
          <ul className={styles.terms}>
            {terms.value.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        )}
      </div>
    </Sheet>
  )
}
