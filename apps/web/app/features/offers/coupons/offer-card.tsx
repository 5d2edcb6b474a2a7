import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import * as labels from "@hearth/texts/labels.ts"
import * as freePizzaTexts from "@hearth/texts/loyalty/free-pizza.ts"
import * as couponTexts from "@hearth/texts/offers/coupons.ts"
import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { Button, ButtonLink } from "@hearth/ui/button/button.tsx"
import { CheckIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { serverNow } from "../../../client/server-clock.ts"
import { CodeChip } from "../../../shared/offers/code-chip.tsx"
import { ExpiryCountdown } from "./expiry-countdown.tsx"
import { MilestoneSteps } from "./milestone-steps.tsx"
import styles from "./offer-card.module.css"
import { toOfferEntryView } from "./offer-entry-view.ts"
import { CouponFrame } from "../coupon-frame.tsx"
import type { ApplyPromo } from "../use-apply-promo.ts"

interface OfferCardProps {
  entry: OfferEntry
  apply: ApplyPromo
  /** The page with the products that the offer requires. */
  missingHref: string | null
  /** The URL of the panel with its terms. */
  detailsHref: string
  /** Called when the offer has expired. */
  onExpired: () => void
}

/** OFR-2, OFR-3: one offer with its status for this cart. */
export function OfferCard({ entry, apply, missingHref, detailsHref, onExpired }: OfferCardProps) {
  const { country } = usePageContext()
  const { title, summary, code, status, saving, onBill, points } = entry
  const { error, nudge, options, endsAt } = toOfferEntryView(entry, serverNow())
  // The API's status APPLIED means that the offer can be applied to this cart; `onBill` says that it is applied.
  const isApplicable = status === "APPLIED"
  return (
    <CouponFrame
      tone={onBill ? "basil" : isApplicable ? "plain" : "quiet"}
      stub={
        <div className={styles.stub}>
          {code === null ? (
            <span className={styles.noCodeNeeded}>{couponTexts.noCodeNeeded}</span>
          ) : (
            <CodeChip code={code} />
          )}
          <a href={detailsHref} className={styles.more} aria-label={couponTexts.moreDetailsOf(title)}>
            {couponTexts.moreDetails}
          </a>
          <span className={styles.action}>
            {onBill ? (
              <span className={styles.applied}>
                <CheckIcon size={16} />
                {couponTexts.applied}
              </span>
            ) : isApplicable && code !== null ? (
              <Button
                size="small"
                variant="secondary"
                className={styles.apply}
                busy={apply.busy === code}
                aria-label={
                  points === undefined ? offerTexts.applyCode(code) : freePizzaTexts.spendPointsFor(points, title)
                }
                onClick={() => void apply.applyChosenCode(code)}
              >
                {points === undefined ? labels.apply : freePizzaTexts.spendPoints(points)}
              </Button>
            ) : missingHref === null ? undefined : (
              <ButtonLink
                size="small"
                variant="secondary"
                href={missingHref}
                aria-label={couponTexts.addItemsFor(title)}
              >
                {couponTexts.addItems}
              </ButtonLink>
            )}
          </span>
        </div>
      }
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.title}>{title}</h3>
          {saving > 0 ? <span className={styles.saves}>{offerTexts.saves(saving, country)}</span> : undefined}
        </div>
        <p className={styles.summary}>{summary}</p>
        {options.length > 0 ? <MilestoneSteps options={options} /> : undefined}
        {error === null ? undefined : <p className={styles.error}>{error}</p>}
        {nudge === null ? undefined : (
          <p className={styles.nudge}>
            <InfoIcon size={16} />
            {nudge}
          </p>
        )}
        {endsAt === null ? undefined : <ExpiryCountdown endsAt={endsAt} onEnd={onExpired} />}
      </div>
    </CouponFrame>
  )
}
