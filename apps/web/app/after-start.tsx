import { countries } from "@hearth/domain/countries/countries.ts"
import { ToastRegion } from "@hearth/ui/toast/toast.tsx"
import { useEffect } from "react"
import { Alerts } from "./features/alerts/alerts.tsx"
import { FavouritesOutOfView } from "./features/favourites/favourites-out-of-view.tsx"
import { useBoot } from "./session/boot.tsx"
import { restoreFavourites } from "./session/keep-favourites.ts"
import { watchStock } from "./session/watch-stock.ts"
import { setOwnParts } from "./shell/own-parts.ts"

/** What a visit has from its first quiet moment on; `news`: whether messages may be shown on this screen. */
export default function AfterStart({ news }: { news: boolean }) {
  const { country, store, features } = useBoot()
  const hasMenu = features.includes("menu")
  useEffect(
    () => (hasMenu ? watchStock(store.id, countries[country].timeZone) : undefined),
    [hasMenu, store.id, country],
  )
  useEffect(() => {
    if (!hasMenu) return
    restoreFavourites()
    setOwnParts(<FavouritesOutOfView />)
  }, [hasMenu])
  return (
    <>
      {news ? <Alerts /> : undefined}
      <ToastRegion />
    </>
  )
}
