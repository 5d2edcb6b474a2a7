import type { CombinedOffers } from "@hearth/contract/calls/offers.calls.ts"
import * as couponTexts from "@hearth/texts/offers/coupons.ts"
import * as setTexts from "@hearth/texts/offers/offer-sets.ts"
import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import { usePageContext } from "../../../client/page/page-context.tsx"
import styles from "./combined-card.module.css"
import { formatOfferSet } from "../../../shared/offers/format-offer-set.ts"
import { CouponFrame } from "../coupon-frame.tsx"
import type { ApplyPromo } from "../use-apply-promo.ts"

/** How many other offers are explained: those that come closest. */
const MAX_OTHERS = 6

interface CombinedCardProps {
  combined: CombinedOffers
  /** Shown if no offer applies yet: the next one within reach. */
  ifNoneApplies: ReactNode
  apply: ApplyPromo
}

/** OFR-5, OFR-8: the set of offers that saves most on this cart, the reason, and why the others are not in it. */
export function CombinedCard({ combined, ifNoneApplies, apply }: CombinedCardProps) {
  const { country } = usePageContext()
  const { state, offers, saving, reason, others } = combined
  // No offer applies or is within reach; the list below gives the reasons.
  if (state === "FAILED") return undefined
  if (state === "WAIT") return ifNoneApplies
  const { codes, button, label } = formatOfferSet(offers)
  const isApplied = offers.every(({ onBill }) => onBill)
  return (
    <CouponFrame tone={isApplied ? "basil" : "ember"}>
      <div className={styles.card}>
        <h2 className={styles.title}>{couponTexts.bestForCart}</h2>
        <p className={classNames(styles.save, isApplied && styles.done)}>
          {isApplied ? offerTexts.youSave(saving, country) : setTexts.save(saving, country)}
        </p>
        <p>{setTexts.offerNames(offers)}</p>
        <p className={styles.muted}>{reason}</p>
        {isApplied ? (
          <p className={styles.applied}>
            <CheckIcon size={18} />
            {couponTexts.applied}
          </p>
        ) : (
          <Button
            className={styles.apply}
            busy={apply.busy === codes.join(" ")}
            aria-label={label}
            onClick={() => void apply.applyCodeSet(codes)}
          >
            {button}
          </Button>
        )}
        {others.length > 0 ? (
          <details className={styles.reasons}>
            <summary>{couponTexts.whyNotOthers}</summary>
            <ul>
              {others.slice(0, MAX_OTHERS).map(({ offerId, title, message }) => (
                <li key={offerId}>
                  <strong>{title}</strong>: {message}
                </li>
              ))}
            </ul>
          </details>
        ) : undefined}
      </div>
    </CouponFrame>
  )
}
