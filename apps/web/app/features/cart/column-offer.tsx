import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { celebrate } from "../../session/celebration.ts"
import { applySet, type CartView } from "../../session/keep-cart.ts"
import { useOffersHere } from "../../session/offers-here.ts"
import { showPopup } from "../../shell/popup.ts"
import styles from "./column-offer.module.css"

/** OFR-8, beside the menu: the best there is in one line, put on by one press. */
export function ColumnOffer({ cart }: { cart: CartView }) {
  const { country } = useBoot()
  const here = useOffersHere(cart)
  const [isBusy, setBusy] = useState(false)
  const codes = here?.best.applied.flatMap(({ code }) => code ?? []) ?? []
  const more = here ? here.best.saving - here.chosen.saving : 0
  if (more <= 0 || codes.length === 0) return undefined
  const apply = async () => {
    setBusy(true)
    const answer = await applySet(codes)
    setBusy(false)
    if (answer.kind === "applied") celebrate(answer)
    else showPopup({ message: answer.message })
  }
  return (
    <p className={styles.offer}>
      <span className={styles.words}>
        <strong>
          Save {formatMoney(more, country)}
          {here && here.chosen.saving > 0 ? " more" : ""}
        </strong>
        <span>with {codes.join(" and ")}</span>
      </span>
      <Button
        size="small"
        variant="quiet"
        busy={isBusy}
        aria-label={`Apply ${codes.join(" and ")}`}
        onClick={() => void apply()}
      >
        Apply
      </Button>
    </p>
  )
}
