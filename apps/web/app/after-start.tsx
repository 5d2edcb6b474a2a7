import "@hearth/ui/script-fonts.css"
import { ToastRegion } from "@hearth/ui/toast/toast.tsx"
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import styles from "./after-start.module.css"
import { Alerts } from "./features/alerts/alerts.tsx"
import { CartBar } from "./features/cart/cart-bar.tsx"
import { CartParts } from "./features/cart/cart-parts.tsx"
import { isShopping } from "./features/cart/is-shopping.ts"
import { CookieConsent } from "./features/cookie-consent/cookie-consent.tsx"
import { FavouritesShelf } from "./features/favourites/favourites-shelf.tsx"
import { useBoot } from "./session/boot.tsx"
import { useCartGlance } from "./session/cart.ts"
import { useCelebration } from "./session/celebration.ts"
import { followConfig } from "./session/follow-config.ts"
import { followSession } from "./session/follow-session.ts"
import { restoreFavourites } from "./session/keep-favourites.ts"
import { useOrderedMark } from "./session/mark-ordered.ts"
import { keepFocus } from "./shell/keep-focus.ts"
import { loadPatiently } from "./shell/load-patiently.ts"
import { loginFrom } from "./shell/login-way.ts"
import { OutOfView } from "./shell/out-of-view.tsx"
import { setOwnParts } from "./shell/own-parts.ts"
import { answerSignInWish, useSignInWish } from "./shell/sign-in-wish.ts"

/** Where it can't be had, the bill says it too. */
const LandedCoupon = lazy<ComponentType>(() =>
  loadPatiently(() => import("./features/coupons/landed-coupon.tsx")).catch(() => ({ default: () => undefined })),
)

/** ORD-9: where it can't be had, the page is whole without it. */
const RecommendedAtHome = lazy<ComponentType>(() =>
  loadPatiently(() => import("./features/recommendations/recommended-at-home.tsx")).catch(() => ({
    default: () => undefined,
  })),
)

/** What a visit has from its first quiet moment on; `news`: whether messages may be shown on this screen. */
export default function AfterStart({ news }: { news: boolean }) {
  const { features } = useBoot()
  const hasMenu = features.includes("menu")
  const hasCart = features.includes("cart")
  const hasOrders = hasCart && features.includes("order_history")
  const { pathname } = useLocation()
  const hasItems = useCartGlance().items > 0 && hasCart
  const hasBar = hasItems && isShopping(pathname)
  const isRaised = hasBar || (hasItems && pathname === "/cart")
  useEffect(() => {
    if (!hasMenu) return
    void restoreFavourites()
    setOwnParts(
      <>
        {hasOrders ? (
          <Suspense>
            <RecommendedAtHome />
          </Suspense>
        ) : undefined}
        <OutOfView>
          <FavouritesShelf />
        </OutOfView>
      </>,
    )
  }, [hasMenu, hasOrders])
  useEffect(followSession, [])
  useEffect(() => followConfig(), [])
  useEffect(keepFocus, [])
  useOrderedMark()
  useAnswerSignInWish(features.includes("login"))
  return (
    <>
      {hasCart ? <CartParts /> : undefined}
      {hasBar ? <CartBar /> : undefined}
      <div className={isRaised ? styles.overCartBar : undefined}>
        {news ? <Alerts /> : undefined}
        <ToastRegion />
        <CookieConsent />
      </div>
      <Suspense>{useHasLanded() ? <LandedCoupon /> : undefined}</Suspense>
    </>
  )
}

/** SES-10: to the sign-in, and back to where it was wished for. */
function useAnswerSignInWish(canSignIn: boolean): void {
  const isWished = useSignInWish()
  const here = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isWished) return
    answerSignInWish()
    if (canSignIn) void navigate(loginFrom(here))
  }, [isWished, canSignIn, here, navigate])
}

/** From the first coupon of a visit on. */
function useHasLanded(): boolean {
  const isLanding = useCelebration() !== null
  const [hasLanded, setLanded] = useState(false)
  if (isLanding && !hasLanded) setLanded(true)
  return hasLanded
}
