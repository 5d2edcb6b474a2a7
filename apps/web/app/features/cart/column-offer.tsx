import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { type RefObject, useRef, useState } from "react"
import { useBoot } from "../../session/boot.tsx"
import { celebrate } from "../../session/celebration.ts"
import { applySet, type CartView } from "../../session/keep-cart.ts"
import { useOffersHere } from "../../session/offers-here.ts"
import { useKeptFocus } from "../../shell/lost-focus.ts"
import { nameSet } from "../../shell/name-set.ts"
import { showPopup } from "../../shell/popup.ts"
import styles from "./column-offer.module.css"

/** OFR-8, beside the menu: the best there is in one line, put on by one press; focus then goes `home`. */
export function ColumnOffer({ cart, home }: { cart: CartView; home: RefObject<HTMLElement | null> }) {
  const { country } = useBoot()
  const here = useOffersHere(cart)
  const [isBusy, setBusy] = useState(false)
  const around = useRef<HTMLParagraphElement>(null)
  useKeptFocus(around, home)
  const { codes, label, by } = nameSet(here?.best.applied ?? [])
  const more = here ? here.best.saving - here.chosen.saving : 0
  if (more <= 0) return undefined
  const apply = async () => {
    setBusy(true)
    try {
      const answer = await applySet(codes)
      if (answer.kind === "applied") celebrate(answer)
      else showPopup({ message: answer.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <p ref={around} className={styles.offer}>
      <span className={styles.words}>
        <strong>
          Save {formatMoney(more, country)}
          {here && here.chosen.saving > 0 ? " more" : ""}
        </strong>
        <span>{by}</span>
      </span>
      <Button size="small" variant="quiet" busy={isBusy} aria-label={label} onClick={() => void apply()}>
        {codes.length === 0 ? "Use it" : "Apply"}
      </Button>
    </p>
  )
}
