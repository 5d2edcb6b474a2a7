import * as offerReasonTexts from "@hearth/texts/offers/offer-reasons.ts"
import * as setTexts from "@hearth/texts/offers/offer-sets.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { usePageContext } from "../../client/page/page-context.tsx"
import type { CartOffers } from "../../cart/offers/use-cart-offers.ts"
import styles from "./best-offers.module.css"
import { formatOfferSet } from "../../shared/offers/format-offer-set.ts"
import { CouponFrame } from "./coupon-frame.tsx"
import type { ApplyPromo } from "./use-apply-promo.ts"

/**
 * OFR-8: the best offers for this cart with the reason; one press applies all of them. Renders nothing if the applied
 * offers are the best.
 */
export function BestOffers({ cartOffers: { best, chosen }, apply }: { cartOffers: CartOffers; apply: ApplyPromo }) {
  const { country } = usePageContext()
  const { codes, button, label } = formatOfferSet(best.applied)
  const extraSaving = best.saving - chosen.saving
  if (extraSaving <= 0) return undefined
  return (
    <CouponFrame tone="ember">
      <div className={styles.best}>
        <p className={styles.save}>
          {chosen.saving > 0 ? setTexts.saveMore(extraSaving, country) : setTexts.save(extraSaving, country)}
        </p>
        <p>{setTexts.offerNames(best.applied)}</p>
        <p className={styles.reason}>{offerReasonTexts.best(best, country)}</p>
        <Button
          size="small"
          full
          busy={apply.busy === codes.join(" ")}
          aria-label={label}
          onClick={() => void apply.applyCodeSet(codes)}
        >
          {button}
        </Button>
      </div>
    </CouponFrame>
  )
}
