import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import * as trackingTexts from "@hearth/texts/orders/order-tracking.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { CheckIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { GuaranteeRules, formatNoGuarantee } from "../../shared/guarantee/guarantee-rules.tsx"
import { formatCountdown } from "../../shared/time/format-countdown.ts"
import styles from "./guarantee-clock.module.css"
import { isEstimateLate, formatGuarantee } from "./format-guarantee.ts"
import type { Tracker } from "./tracker.api.ts"

const RADIUS = 42
const CIRCUMFERENCE = 2 * Math.PI * RADIUS
const GUARANTEE_MS = 30 * MINUTE_MS

interface GuaranteeClockProps {
  tracker: Tracker
  country: CountryCode
  now: number
}

/**
 * TRK-3: the running guarantee and its outcome. For an order without a guarantee, tells the customer why it has none;
 * renders nothing if there is no reason worth telling. The API calls the guarantee `promise`.
 */
export function GuaranteeClock({ tracker, country, now }: GuaranteeClockProps) {
  const { promise: guarantee, stage, steps, estimate, compensation } = tracker
  const noGuaranteeText = formatNoGuarantee(guarantee)
  if (stage === "CANCELLED") return undefined
  if (noGuaranteeText !== undefined)
    return stage === "HANDED OVER" ? undefined : (
      <p className={styles.none}>
        <InfoIcon size={20} />
        {noGuaranteeText}
      </p>
    )
  if (guarantee.kind !== "promised" || guarantee.dueAt === null) return undefined
  const { dueAt, liability } = guarantee
  const handedOverAt = steps.at(-1)?.at
  const endedAt = stage === "HANDED OVER" ? (handedOverAt ? Date.parse(handedOverAt) : now) : undefined
  const msLeft = Date.parse(dueAt) - (endedAt ?? now)
  const isLate = compensation !== null || msLeft < 0
  const isAtRisk = !isLate && endedAt === undefined && isEstimateLate(estimate, dueAt)
  const { title, text } = formatGuarantee(tracker, country, { isLate, isAtRisk, dueAt, endedAt })
  return (
    <section
      className={classNames(
        styles.card,
        isLate && styles.late,
        isAtRisk && styles.atRisk,
        endedAt !== undefined && styles.ended,
      )}
    >
      <span className={styles.ring}>
        <svg viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r={RADIUS} className={styles.track} />
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            className={styles.hand}
            strokeDasharray={CIRCUMFERENCE}
            strokeDashoffset={isLate ? 0 : CIRCUMFERENCE * (1 - Math.min(1, msLeft / GUARANTEE_MS))}
          />
        </svg>
        <strong className={styles.left} role="timer">
          {endedAt === undefined ? (
            isLate ? (
              `+${formatCountdown(-msLeft)}`
            ) : (
              formatCountdown(msLeft)
            )
          ) : isLate ? (
            formatMoney(compensation?.amount ?? 0, country)
          ) : (
            <CheckIcon size={34} label={trackingTexts.onTime} />
          )}
        </strong>
      </span>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p>{text}</p>
        <GuaranteeRules liability={liability} country={country} />
      </div>
    </section>
  )
}
