import { ToastRegion } from "@hearth/ui/toast/toast.tsx"
import { useEffect } from "react"
import { useLocation } from "react-router"
import styles from "./after-start.module.css"
import { Alerts } from "./features/alerts/alerts.tsx"
import { CartBar } from "./features/cart/cart-bar.tsx"
import { CartParts } from "./features/cart/cart-parts.tsx"
import { isShopping } from "./features/cart/is-shopping.ts"
import { FavouritesOutOfView } from "./features/favourites/favourites-out-of-view.tsx"
import { useBoot } from "./session/boot.tsx"
import { useCartGlance } from "./session/cart.ts"
import { restoreFavourites } from "./session/keep-favourites.ts"
import { setOwnParts } from "./shell/own-parts.ts"

/** What a visit has from its first quiet moment on; `news`: whether messages may be shown on this screen. */
export default function AfterStart({ news }: { news: boolean }) {
  const { features } = useBoot()
  const hasMenu = features.includes("menu")
  const hasCart = features.includes("cart")
  const { pathname } = useLocation()
  const hasItems = useCartGlance().items > 0 && hasCart
  const hasBar = hasItems && isShopping(pathname)
  const isRaised = hasBar || (hasItems && pathname === "/cart")
  useEffect(() => {
    if (!hasMenu) return
    void restoreFavourites()
    setOwnParts(<FavouritesOutOfView />)
  }, [hasMenu])
  return (
    <>
      {hasCart ? <CartParts /> : undefined}
      {hasBar ? <CartBar /> : undefined}
      <div className={isRaised ? styles.overCartBar : undefined}>
        {news ? <Alerts /> : undefined}
        <ToastRegion />
      </div>
    </>
  )
}
