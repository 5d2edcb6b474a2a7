import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon, TagIcon } from "@hearth/ui/icon/icons.tsx"
import { CardIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useRef } from "react"
import { useCart } from "../../cart/cart.ts"
import { useCartOffers } from "../../cart/offers/use-cart-offers.ts"
import { useFocusFallback } from "../../shared/page/focus-fallback.ts"
import { AppliedOffers } from "./applied-offers.tsx"
import { BankOfferCheck } from "./bank-offer-check.tsx"
import { BestOffers } from "./best-offers.tsx"
import { PromoCodeForm } from "./promo-code-form.tsx"
import styles from "./cart-offers-card.module.css"
import { NearestNudge } from "./nearest-nudge.tsx"
import { useApplyPromo } from "./use-apply-promo.ts"

/**
 * In the cart: the applied offers, the best ones with the reason, the nearest one that the cart almost qualifies for,
 * and the field for a promo code.
 */
export function CartOffersCard() {
  const cart = useCart()
  const cartOffers = useCartOffers(cart)
  const apply = useApplyPromo({ staysOnPage: true, isFromCart: true })
  const offersRef = useRef<HTMLDivElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  useFocusFallback(offersRef, titleRef)
  return (
    <Card as="section" className={styles.card}>
      <header className={styles.head}>
        <h2 ref={titleRef} tabIndex={-1} className={styles.title}>
          <TagIcon size={20} />
          {offerTexts.offers}
        </h2>
        <a href="/coupons?from=cart" className={styles.seeAll}>
          {offerTexts.seeAllCoupons}
          <ChevronIcon size={18} />
        </a>
      </header>
      <div ref={offersRef} className={styles.found}>
        <AppliedOffers cart={cart} cartOffers={cartOffers} apply={apply} />
        {cartOffers ? <BestOffers cartOffers={cartOffers} apply={apply} /> : undefined}
        {cartOffers?.nearest ? <NearestNudge nearest={cartOffers.nearest} cart={cart} /> : undefined}
      </div>
      <div className={styles.code}>
        <h3 className={styles.small}>{offerTexts.haveCode}</h3>
        <PromoCodeForm apply={apply} />
        <details className={styles.bank}>
          <summary>
            <CardIcon size={20} />
            {offerTexts.checkCard}
          </summary>
          <BankOfferCheck apply={apply} />
        </details>
      </div>
    </Card>
  )
}
