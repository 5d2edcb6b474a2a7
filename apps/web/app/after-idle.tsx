import "@hearth/ui/script-fonts.css"
import { ToastRegion } from "@hearth/ui/toast/toast.tsx"
import { type ComponentType, lazy, Suspense, useEffect, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import styles from "./after-idle.module.css"
import { Alerts } from "./features/alerts/alerts.tsx"
import { CartBar } from "./features/cart/cart-bar.tsx"
import { CartLoader } from "./features/cart/cart-loader.tsx"
import { isBrowsingPage } from "./features/cart/is-browsing-page.ts"
import { CookieConsent } from "./features/cookie-consent/cookie-consent.tsx"
import { CookiesOffNotice } from "./shell/cookies-off-notice.tsx"
import { FavouritesShelf } from "./features/favourites/favourites-shelf.tsx"
import { usePageContext } from "./client/page/page-context.tsx"
import { useCartSummary } from "./cart/cart-summary.ts"
import { useCelebration } from "./cart/offers/celebration.ts"
import { watchConfig } from "./client/page/watch-config.ts"
import { watchSession } from "./shared/sign-in/watch-session.ts"
import { restoreFavourites } from "./shared/favourites/favourites-sync.ts"
import { useHasOrderedFlag } from "./shared/order/has-ordered-flag.ts"
import { restoreLostFocus } from "./shell/restore-lost-focus.ts"
import { importWithRetry } from "./client/loading/import-with-retry.ts"
import { loginHrefFrom } from "./client/session/login-route.ts"
import { InsertOutOfView } from "./shared/page/insert-out-of-view.tsx"
import { mayRedeem } from "./shared/loyalty/describe-balance.ts"
import { setMenuNotice } from "./shared/menu/menu-notice-outlet.ts"
import { type ProductOffer, setProductOffer } from "./shared/menu/product-offer-outlet.ts"
import { setPersonalSections } from "./shell/personal-sections-outlet.tsx"
import { clearPendingSignIn, usePendingSignIn } from "./client/session/pending-sign-in.ts"

/** If the celebration can't be loaded, the bill still shows the coupon. */
const CouponCelebration = lazy<ComponentType>(() =>
  importWithRetry(() => import("./features/offers/coupon-celebration.tsx")).catch(() => ({ default: () => undefined })),
)

/** ORD-9: if the recommendations can't be loaded, the page works without them. */
const RecommendedAtHome = lazy<ComponentType>(() =>
  importWithRetry(() => import("./features/recommendations/recommended-at-home.tsx")).catch(() => ({
    default: () => undefined,
  })),
)

/** If the loyalty programme's card can't be loaded, the page works without it. */
const LoyaltyAtHome = lazy<ComponentType>(() =>
  importWithRetry(() => import("./features/loyalty-cards/loyalty-at-home.tsx")).catch(() => ({
    default: () => undefined,
  })),
)

/** LOY-2: if it can't be loaded, the menu works without it. */
const FreePizzaInMenu = lazy<ComponentType>(() =>
  importWithRetry(() => import("./features/loyalty-cards/free-pizza-in-menu.tsx")).catch(() => ({
    default: () => undefined,
  })),
)

/** LOY-2: if this can't be loaded, members can still redeem free pizzas in the rewards menu. */
const RedeemInSheet = lazy<ComponentType<ProductOffer>>(() =>
  importWithRetry(() => import("./features/rewards/redeem-in-sheet.tsx")).catch(() => ({ default: () => undefined })),
)

/** Everything that a page loads once it is idle. `showsAlerts`: whether alerts may be shown on this screen. */
export default function AfterIdle({ showsAlerts }: { showsAlerts: boolean }) {
  const { features } = usePageContext()
  const hasMenu = features.includes("menu")
  const hasCart = features.includes("cart")
  const hasOrders = hasCart && features.includes("order_history")
  const hasLoyalty = features.includes("loyalty")
  const { pathname } = useLocation()
  const hasItems = useCartSummary().items > 0 && hasCart
  const hasCartBar = hasItems && isBrowsingPage(pathname)
  const isRaised = hasCartBar || (hasItems && (pathname === "/cart" || pathname === "/payment"))
  useEffect(() => {
    if (!hasMenu) return
    void restoreFavourites()
    setPersonalSections(
      <>
        {hasLoyalty ? (
          <Suspense>
            <LoyaltyAtHome />
          </Suspense>
        ) : undefined}
        {hasOrders ? (
          <Suspense>
            <RecommendedAtHome />
          </Suspense>
        ) : undefined}
        <InsertOutOfView>
          <FavouritesShelf />
        </InsertOutOfView>
      </>,
    )
  }, [hasMenu, hasOrders, hasLoyalty])
  const hasFreePizzas = hasLoyalty && mayRedeem(features)
  useEffect(() => {
    setProductOffer({ Offer: hasFreePizzas ? RedeemInSheet : undefined })
    setMenuNotice(
      hasFreePizzas ? (
        <Suspense>
          <FreePizzaInMenu />
        </Suspense>
      ) : undefined,
    )
  }, [hasFreePizzas])
  useEffect(loadPopup, [])
  useEffect(watchSession, [])
  useEffect(() => watchConfig(), [])
  useEffect(restoreLostFocus, [])
  useHasOrderedFlag()
  useRedirectToSignIn(features.includes("login"))
  return (
    <>
      {hasCart ? <CartLoader /> : undefined}
      {hasCartBar ? <CartBar /> : undefined}
      <div className={isRaised ? styles.overCartBar : undefined}>
        {/* No alert is shown over the notice about refused cookies. */}
        {showsAlerts && navigator.cookieEnabled ? <Alerts /> : undefined}
        <ToastRegion />
        <CookieConsent />
        <CookiesOffNotice />
      </div>
      <Suspense>{useHasCelebrated() ? <CouponCelebration /> : undefined}</Suspense>
    </>
  )
}

/** Preloads the popup's code: once the connection is lost, the popup has to say so and couldn't be loaded any more. */
function loadPopup(): void {
  importWithRetry(() => import("./shell/popup-host.tsx")).catch(() => undefined)
}

/** SES-10: opens the sign-in page and returns afterwards to where sign-in was requested. */
function useRedirectToSignIn(canSignIn: boolean): void {
  const isRequested = usePendingSignIn()
  const currentLocation = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isRequested) return
    clearPendingSignIn()
    if (canSignIn) void navigate(loginHrefFrom(currentLocation))
  }, [isRequested, canSignIn, currentLocation, navigate])
}

/** True once a coupon was applied during this visit. */
function useHasCelebrated(): boolean {
  const isCelebrating = useCelebration() !== null
  const [hasCelebrated, setCelebrated] = useState(false)
  if (isCelebrating && !hasCelebrated) setCelebrated(true)
  return hasCelebrated
}
