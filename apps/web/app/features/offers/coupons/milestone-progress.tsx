import { formatMoney } from "@hearth/domain/money/format-money.ts"
import * as couponTexts from "@hearth/texts/offers/coupons.ts"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useCallback } from "react"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { useQuery } from "@hearth/browser/use-query.ts"
import styles from "./milestone-progress.module.css"
import { MilestoneSteps } from "./milestone-steps.tsx"
import { fetchMilestone } from "../offers.api.ts"

/**
 * OFR-6: the customer's progress and the steps. Renders nothing if the request fails; the terms contain the same
 * information.
 */
export function MilestoneProgress({ code }: { code: string }) {
  const { country } = usePageContext()
  const query = useQuery(useCallback((signal: AbortSignal) => fetchMilestone(code, signal), [code]))
  if (query.state === "loading") return <Skeleton shape="card" className={styles.skeleton} />
  if (query.state === "failed") return undefined
  const { of: basis, reached, steps, offer } = query.value
  const lastStep = steps.at(-1) ?? 0
  const format = (count: number) => (basis === "cart" ? formatMoney(count, country) : String(count))
  const shownProgress = Math.min(reached, lastStep)
  return (
    <section className={styles.progress} aria-label={couponTexts.progress}>
      <p className={styles.text}>
        {basis === "cart" ? couponTexts.inYourCart : couponTexts.yourOrders} <strong>{format(reached)}</strong>
      </p>
      <div className={styles.bar}>
        <progress
          value={shownProgress}
          max={lastStep}
          aria-label={couponTexts.progressOf(format(shownProgress), format(lastStep))}
        />
        {steps.map((step) => (
          <span key={step} className={styles.tick} style={{ left: `${(step / lastStep) * 100}%` }} />
        ))}
      </div>
      <MilestoneSteps options={offer.offerOptions} />
    </section>
  )
}
