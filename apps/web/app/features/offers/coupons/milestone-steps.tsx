import type { OfferEntry } from "@hearth/contract/calls/offers.calls.ts"
import * as couponTexts from "@hearth/texts/offers/coupons.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { usePageContext } from "../../../client/page/page-context.tsx"
import styles from "./milestone-steps.module.css"

/**
 * OFR-3, OFR-6: the steps of a milestone: which are reached, which of them applies (`inForce`, shown as unlocked), and
 * what is missing for the next.
 */
export function MilestoneSteps({ options }: { options: OfferEntry["offerOptions"] }) {
  const { country } = usePageContext()
  const nextIndex = options.findIndex(({ reached }) => !reached)
  const formatMissing = (missing: OfferEntry["missing"]) => {
    if (missing?.kind === "amount") return couponTexts.amountToGo(missing.amount, country)
    if (missing?.kind === "orders") return couponTexts.ordersToGo(missing.count)
    return ""
  }
  return (
    <ol className={styles.steps}>
      {options.map(({ title, reached, inForce, missing }, index) => (
        <li key={title} className={classNames(styles.step, reached && styles.reached)}>
          <span className={styles.marker}>{reached ? <CheckIcon size={14} /> : index + 1}</span>
          <span>
            {title}
            {reached ? <span className="sr-only">, {couponTexts.reached}</span> : undefined}
            {inForce ? <strong className={styles.now}> {couponTexts.unlocked}</strong> : undefined}
            {index === nextIndex ? <span className={styles.left}> {formatMissing(missing)}</span> : undefined}
          </span>
        </li>
      ))}
    </ol>
  )
}
