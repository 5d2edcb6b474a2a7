import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { ClockIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useBoot } from "../../session/boot.tsx"
import { PROMISE, type Promised, PromiseRules, sayWhyNot } from "../../shell/promise-rules.tsx"
import styles from "./promise-note.module.css"

/** TRK-3: what is promised, or why nothing is, before anybody pays. */
export function PromiseNote({ promise }: { promise: Promised }) {
  const { country } = useBoot()
  const whyNot = sayWhyNot(promise)
  if (whyNot !== undefined) return <p className={styles.none}>{whyNot}</p>
  if (promise.kind !== "promised") return undefined
  return (
    <div className={styles.promise}>
      <ClockIcon size={22} />
      <p>
        <strong>{PROMISE}</strong>
        <span>Late? You get up to {formatMoney(promise.liability, country)} back, without asking.</span>
      </p>
      <PromiseRules liability={promise.liability} country={country} />
    </div>
  )
}
