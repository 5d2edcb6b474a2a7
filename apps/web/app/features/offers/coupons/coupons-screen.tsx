import * as labels from "@hearth/texts/labels.ts"
import * as couponTexts from "@hearth/texts/offers/coupons.ts"
import * as offerTexts from "@hearth/texts/offers/offers.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { Card } from "@hearth/ui/card/card.tsx"
import { TagIcon } from "@hearth/ui/icon/icons.tsx"
import { CardIcon } from "@hearth/ui/icon/tool-icons.tsx"
import { type ReactNode, useEffect } from "react"
import { useSearchParams } from "react-router"
import { usePageContext } from "../../../client/page/page-context.tsx"
import { type CartView, startCart, useCart } from "../../../cart/cart.ts"
import { useCartOffers } from "../../../cart/offers/use-cart-offers.ts"
import { PageTitle } from "../../../shared/page/page-title.tsx"
import { useHydrated } from "../../../client/loading/hydration.ts"
import { BankOfferCheck } from "../bank-offer-check.tsx"
import { PromoCodeForm } from "../promo-code-form.tsx"
import { CombinedCard } from "./combined-card.tsx"
import { CouponList } from "./coupon-list.tsx"
import styles from "./coupons-screen.module.css"
import { NearestNudge } from "../nearest-nudge.tsx"
import { useApplyPromo } from "../use-apply-promo.ts"
import { useCoupons } from "./use-coupons.ts"

interface CouponsScreenProps {
  heading: string
  /** The link to the wheel. */
  wheel: ReactNode
}

/** OFR-1: every coupon with its status for this cart, and the field for a promo code. */
export function CouponsScreen({ heading, wheel }: CouponsScreenProps) {
  const cart = useCart()
  useEffect(startCart, [])
  const [params] = useSearchParams()
  const isFromCart = useHydrated() && params.get("from") === "cart"
  const apply = useApplyPromo({ staysOnPage: false, isFromCart })
  const { offers, combined, reload } = useCoupons(cart)
  const nearestOffer = useCartOffers(cart)?.nearest
  const nearestNudge = nearestOffer ? <NearestNudge nearest={nearestOffer} cart={cart} /> : undefined
  return (
    <div className={styles.screen}>
      <PageTitle heading={heading}>{useSubtitle(cart)}</PageTitle>
      <div className={styles.side}>
        <Card as="section" className={styles.code}>
          <h2 className={styles.title}>
            <TagIcon size={20} />
            {offerTexts.haveCode}
          </h2>
          <PromoCodeForm apply={apply} />
        </Card>
        {combined ? <CombinedCard combined={combined} ifNoneApplies={nearestNudge} apply={apply} /> : undefined}
        {wheel}
      </div>
      <div className={styles.main}>
        <CouponList offers={offers} cart={cart} apply={apply} onExpired={reload} />
      </div>
      <div className={styles.footer}>
        <Card as="section" className={styles.code}>
          <h2 className={styles.title}>
            <CardIcon size={20} />
            {offerTexts.checkCard}
          </h2>
          <BankOfferCheck apply={apply} />
        </Card>
        <p className={styles.links}>
          <ButtonLink href="/cart">{labels.goToCart}</ButtonLink>
          <ButtonLink href="/home" variant="secondary">
            {couponTexts.goHome}
          </ButtonLink>
        </p>
      </div>
    </div>
  )
}

function useSubtitle({ state, lines, bill, isUpdating }: CartView): string {
  const { country } = usePageContext()
  if (state === "loading") return couponTexts.loadingCart
  if (state === "failed") return couponTexts.couldNotLoadCart
  if (lines.length === 0) return couponTexts.addSomething
  if (!bill || isUpdating) return couponTexts.cartValueLoading
  return couponTexts.cartValue(bill.withCharges, country)
}
