import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { ButtonLink } from "@hearth/ui/button/button.tsx"
import { showToast } from "@hearth/ui/toast/toasts.ts"
import { useEffect } from "react"
import { useNavigate, useSearchParams } from "react-router"
import { useBoot } from "../../session/boot.tsx"
import { type CartView, startCart, useCart } from "../../session/keep-cart.ts"
import { PageTitle } from "../../shell/page-title.tsx"
import { CouponCard } from "./coupon-card.tsx"
import styles from "./coupons-screen.module.css"

/** OFR-1: a code for what is in the cart. NAV-10: on to the cart for who came from there, to the home page for others. */
export function CouponsScreen({ heading }: { heading: string }) {
  const { features } = useBoot()
  const cart = useCart()
  useEffect(startCart, [])
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const goOn = (message: string) => {
    showToast({ message, tone: "success" })
    void navigate(params.get("from") === "cart" ? "/cart" : "/home")
  }
  return (
    <div className={styles.screen}>
      <PageTitle heading={heading}>{useSubtitle(cart)}</PageTitle>
      <CouponCard cart={cart} onApplied={goOn} />
      <p className={styles.ways}>
        <ButtonLink href="/cart">Go to cart</ButtonLink>
        <ButtonLink href="/home" variant="secondary">
          Go to home
        </ButtonLink>
        {features.includes("offers") ? (
          <ButtonLink href="/offers" variant="quiet">
            See today’s offers
          </ButtonLink>
        ) : undefined}
      </p>
    </div>
  )
}

function useSubtitle({ state, lines, bill }: CartView): string {
  const { country } = useBoot()
  if (state === "loading") return "One moment, we look into your cart."
  if (lines.length === 0 || !bill) return "Put something in your cart first: codes are for what is in it."
  return `Cart value with charges: ${formatMoney(bill.withCharges, country)}`
}
