import type { CombinedOffers } from "@hearth/contract/calls/offers.calls.ts"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { classNames } from "@hearth/ui/class-names.ts"
import { CheckIcon } from "@hearth/ui/icon/tool-icons.tsx"
import type { ReactNode } from "react"
import { useBoot } from "../../session/boot.tsx"
import styles from "./combined-card.module.css"
import { sayOffers } from "./say-offers.ts"
import { nameSet } from "../../shell/name-set.ts"
import { Ticket } from "../../shell/ticket.tsx"
import type { Apply } from "./use-apply.ts"

/** Why not the others: the ones that come closest are enough. */
const MOST_OTHERS = 6

interface CombinedCardProps {
  combined: CombinedOffers
  /** Where nothing applies yet: what would be next. */
  waiting: ReactNode
  apply: Apply
}

/** OFR-5, OFR-8: the set that saves most on this cart, why it does, and why not the others. */
export function CombinedCard({ combined, waiting, apply }: CombinedCardProps) {
  const { country } = useBoot()
  const { state, offers, saving, reason, others } = combined
  // Nothing applies, and nothing would: the list below says why of each.
  if (state === "FAILED") return undefined
  if (state === "WAIT") return waiting
  const { codes, button, label } = nameSet(offers)
  const isOn = offers.every(({ onBill }) => onBill)
  return (
    <Ticket tone={isOn ? "basil" : "ember"}>
      <div className={styles.card}>
        <h2 className={styles.title}>Best for this cart</h2>
        <p className={classNames(styles.save, isOn && styles.done)}>
          {isOn ? "You save" : "Save"} {formatMoney(saving, country)}
        </p>
        <p>{sayOffers(offers)}</p>
        <p className={styles.soft}>{reason}</p>
        {isOn ? (
          <p className={styles.on}>
            <CheckIcon size={18} />
            On your bill
          </p>
        ) : (
          <Button
            className={styles.apply}
            busy={apply.busy === codes.join(" ")}
            aria-label={label}
            onClick={() => void apply.set(codes)}
          >
            {button}
          </Button>
        )}
        {others.length > 0 ? (
          <details className={styles.why}>
            <summary>Why not the others?</summary>
            <ul>
              {others.slice(0, MOST_OTHERS).map(({ offerId, title, message }) => (
                <li key={offerId}>
                  <strong>{title}</strong>: {message}
                </li>
              ))}
            </ul>
          </details>
        ) : undefined}
      </div>
    </Ticket>
  )
}
