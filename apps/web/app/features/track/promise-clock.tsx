import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import { classNames } from "@hearth/ui/class-names.ts"
import { CheckIcon, InfoIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { PromiseRules, sayWhyNot } from "../../shell/promise-rules.tsx"
import { sayLeft } from "../../shell/say-left.ts"
import styles from "./promise-clock.module.css"
import { isForeseenLater, sayPromise } from "./say-promise.ts"
import type { Tracker } from "./tracker.api.ts"

const RADIUS = 42
const AROUND = 2 * Math.PI * RADIUS
const WHOLE = 30 * MINUTE_MS

interface PromiseClockProps {
  tracker: Tracker
  country: CountryCode
  now: number
}

/** TRK-3: the guarantee as it runs, and what comes of it. Says nothing where nothing is promised to anybody. */
export function PromiseClock({ tracker, country, now }: PromiseClockProps) {
  const { promise, stage, steps, estimate, compensation } = tracker
  const whyNot = sayWhyNot(promise)
  if (stage === "CANCELLED") return undefined
  if (whyNot !== undefined)
    return stage === "HANDED OVER" ? undefined : (
      <p className={styles.none}>
        <InfoIcon size={20} />
        {whyNot}
      </p>
    )
  if (promise.kind !== "promised" || promise.dueAt === null) return undefined
  const { dueAt, liability } = promise
  const handedOver = steps.at(-1)?.at
  const endedAt = stage === "HANDED OVER" ? (handedOver ? Date.parse(handedOver) : now) : undefined
  const left = Date.parse(dueAt) - (endedAt ?? now)
  const isLate = compensation !== null || left < 0
  const isSlipping = !isLate && endedAt === undefined && isForeseenLater(estimate, dueAt)
  const { title, words } = sayPromise(tracker, country, { isLate, isSlipping, dueAt, endedAt })
  return (
    <section
      className={classNames(
        styles.card,
        isLate && styles.late,
        isSlipping && styles.slipping,
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
            strokeDasharray={AROUND}
            strokeDashoffset={isLate ? 0 : AROUND * (1 - Math.min(1, left / WHOLE))}
          />
        </svg>
        <strong className={styles.left} role="timer">
          {endedAt === undefined ? (
            isLate ? (
              `+${sayLeft(-left)}`
            ) : (
              sayLeft(left)
            )
          ) : isLate ? (
            formatMoney(compensation?.amount ?? 0, country)
          ) : (
            <CheckIcon size={34} label="In time" />
          )}
        </strong>
      </span>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{words}</p>
        <PromiseRules liability={liability} country={country} />
      </div>
    </section>
  )
}
