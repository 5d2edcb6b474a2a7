import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Skeleton } from "@hearth/ui/skeleton/skeleton.tsx"
import { useCallback } from "react"
import { useBoot } from "../../session/boot.tsx"
import { useAnswer } from "../../session/use-answer.ts"
import styles from "./milestone-progress.module.css"
import { MilestoneSteps } from "./milestone-steps.tsx"
import { milestoneOf } from "./offers.api.ts"

/** OFR-6: how far one is, and the steps. Where it can't be had, the terms say the same in words. */
export function MilestoneProgress({ code }: { code: string }) {
  const { country } = useBoot()
  const answer = useAnswer(useCallback((signal: AbortSignal) => milestoneOf(code, signal), [code]))
  if (answer.state === "loading") return <Skeleton shape="card" className={styles.bone} />
  if (answer.state === "failed") return undefined
  const { of, reached, steps, offer } = answer.value
  const last = steps.at(-1) ?? 0
  const say = (count: number) => (of === "cart" ? formatMoney(count, country) : String(count))
  const done = Math.min(reached, last)
  return (
    <section className={styles.progress} aria-label="How far you are">
      <p className={styles.words}>
        {of === "cart" ? "In your cart" : "Your orders"}: <strong>{say(reached)}</strong>
      </p>
      <div className={styles.bar}>
        <progress value={done} max={last} aria-label={`${say(done)} of ${say(last)}`} />
        {steps.map((step) => (
          <span key={step} className={styles.tick} style={{ left: `${(step / last) * 100}%` }} />
        ))}
      </div>
      <MilestoneSteps options={offer.offerOptions} />
    </section>
  )
}
