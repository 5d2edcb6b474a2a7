import * as setTexts from "@hearth/texts/offers/offer-sets.ts"
import { Button } from "@hearth/ui/button/button.tsx"
import { type RefObject, useRef, useState } from "react"
import { usePageContext } from "../../client/page/page-context.tsx"
import { celebrate } from "../../cart/offers/celebration.ts"
import { applyPromoSet, type CartView } from "../../cart/cart.ts"
import { useCartOffers } from "../../cart/offers/use-cart-offers.ts"
import { useFocusFallback } from "../../shared/page/focus-fallback.ts"
import { formatOfferSet } from "../../shared/offers/format-offer-set.ts"
import { showPopup } from "../../client/popup.store.ts"
import styles from "./best-offer-line.module.css"

/**
 * OFR-8: one line with the best offer set and a button that applies it, shown while it saves more than the applied
 * offers. When the line disappears, focus moves to `focusFallback`.
 */
export function BestOfferLine({
  cart,
  focusFallback,
}: {
  cart: CartView
  focusFallback: RefObject<HTMLElement | null>
}) {
  const { country } = usePageContext()
  const offers = useCartOffers(cart)
  const [isBusy, setBusy] = useState(false)
  const containerRef = useRef<HTMLParagraphElement>(null)
  useFocusFallback(containerRef, focusFallback)
  const { codes, shortButton, label, hint } = formatOfferSet(offers?.best.applied ?? [])
  const extraSaving = offers ? offers.best.saving - offers.chosen.saving : 0
  if (extraSaving <= 0) return undefined
  const apply = async () => {
    setBusy(true)
    try {
      const result = await applyPromoSet(codes)
      if (result.ok) celebrate(result.data)
      else showPopup({ message: result.message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <p ref={containerRef} className={styles.offer}>
      <span className={styles.text}>
        <strong>
          {offers && offers.chosen.saving > 0
            ? setTexts.saveMore(extraSaving, country)
            : setTexts.save(extraSaving, country)}
        </strong>
        <span>{hint}</span>
      </span>
      <Button size="small" variant="quiet" busy={isBusy} aria-label={label} onClick={() => void apply()}>
        {shortButton}
      </Button>
    </p>
  )
}
