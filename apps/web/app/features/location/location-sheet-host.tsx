import { countries } from "@hearth/domain/countries/countries.ts"
import { useEffect, useRef } from "react"
import { useLocation, useRevalidator } from "react-router"
import { showStore, shownStoreId } from "../../client/page/page-context.store.ts"
import { type ChosenPlace, chosenPlace, followPlaceInOtherTabs } from "../../place/chosen-place.store.ts"
import { clientContext } from "../../client/api/client-context.ts"
import { setStoreCookie } from "../../place/store-cookie.ts"
import { lazyWithRetry } from "../../client/loading/lazy-with-retry.ts"
import { closeLocationSheet, useLocationSheet } from "../../place/location-sheet.store.ts"
import { LazyBoundary } from "../../client/loading/lazy-boundary.tsx"
import { runWhenIdle } from "../../client/loading/run-when-idle.ts"

const LocationSheet = lazyWithRetry(() => import("./location-sheet.tsx"))

/** Fetched when first opened: most pages are read without it. */
export function LocationSheetHost() {
  const sheet = useLocationSheet()
  usePlaceRefresh()
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    // Whoever goes back or on has left what the sheet was opened for.
    if (last.current !== pathname) closeLocationSheet()
    last.current = pathname
  }, [pathname])
  return <LazyBoundary>{sheet ? <LocationSheet {...sheet} /> : undefined}</LazyBoundary>
}

/** The place of the last visit is looked at once, when nobody waits; what another tab chooses holds here too. */
function usePlaceRefresh(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const show = (place: ChosenPlace | null) => {
      const store = place?.store ?? countries[clientContext().country].defaultStore
      if (shownStoreId() === store.id) return
      showStore(store)
      void revalidate()
    }
    const check = async () => {
      const place = chosenPlace()
      if (!place) return
      const { checkPlace } = await import("./check-place.ts")
      const isThere = (await checkPlace(place)) !== undefined
      if (!isThere || chosenPlace()?.store.id !== place.store.id) return
      // The server went by a cookie that was lost.
      if (shownStoreId() !== place.store.id) setStoreCookie(place.store.id)
      show(place)
    }
    const cancel = runWhenIdle(() => void check().catch(() => undefined))
    const stop = followPlaceInOtherTabs(show)
    return () => {
      cancel()
      stop()
    }
  }, [revalidate])
}
