import { Card } from "@hearth/ui/card/card.tsx"
import { ChevronIcon, TagIcon } from "@hearth/ui/icon/icons.tsx"
import { CardIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { useRef } from "react"
import { useCart } from "../../session/keep-cart.ts"
import { useOffersHere } from "../../session/offers-here.ts"
import { useKeptFocus } from "../../shell/lost-focus.ts"
import { AppliedOffers } from "./applied-offers.tsx"
import { BankCheck } from "./bank-check.tsx"
import { BestSet } from "./best-set.tsx"
import { CodeForm } from "./code-form.tsx"
import styles from "./coupon-card.module.css"
import { NearestNudge } from "./nearest-nudge.tsx"
import { useApply } from "./use-apply.ts"

/** In the cart: what is on, the best there is with its reason, what a little more would bring, and a code to type. */
export function CouponCard() {
  const cart = useCart()
  const here = useOffersHere(cart)
  const apply = useApply({ stays: true, isFromCart: true })
  const found = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useKeptFocus(found, title)
  return (
    <Card as="section" className={styles.card}>
      <header className={styles.head}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          <TagIcon size={20} />
          Offers
        </h2>
        <a href="/coupons?from=cart" className={styles.all}>
          See all coupons
          <ChevronIcon size={18} />
        </a>
      </header>
      <div ref={found} className={styles.found}>
        <AppliedOffers cart={cart} here={here} apply={apply} />
        {here ? <BestSet here={here} apply={apply} /> : undefined}
        {here?.nearest ? <NearestNudge nearest={here.nearest} cart={cart} /> : undefined}
      </div>
      <div className={styles.code}>
        <h3 className={styles.small}>Have an offer code?</h3>
        <CodeForm apply={apply} />
        <details className={styles.bank}>
          <summary>
            <CardIcon size={20} />
            Check your card for bank offers
          </summary>
          <BankCheck apply={apply} />
        </details>
      </div>
    </Card>
  )
}
