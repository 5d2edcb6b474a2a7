import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useBoot } from "../../session/boot.tsx"
import type { OffersHere } from "../../session/offers-here.ts"
import styles from "./best-set.module.css"
import { sayOffers } from "./say-offers.ts"
import { nameSet } from "../../shell/name-set.ts"
import { Ticket } from "../../shell/ticket.tsx"
import type { Apply } from "./use-apply.ts"

/** OFR-8: the best for this cart, with the reason; one press puts all of it on. Nothing where what is on is the best. */
export function BestSet({ here: { best, chosen }, apply }: { here: OffersHere; apply: Apply }) {
  const { country } = useBoot()
  const { codes, button, label } = nameSet(best.applied)
  const more = best.saving - chosen.saving
  if (more <= 0) return undefined
  return (
    <Ticket tone="ember">
      <div className={styles.best}>
        <p className={styles.save}>
          Save {formatMoney(more, country)}
          {chosen.saving > 0 ? " more" : ""}
        </p>
        <p>{sayOffers(best.applied)}</p>
        <p className={styles.reason}>{best.reason}</p>
        <Button
          size="small"
          full
          busy={apply.busy === codes.join(" ")}
          aria-label={label}
          onClick={() => void apply.set(codes)}
        >
          {button}
        </Button>
      </div>
    </Ticket>
  )
}
