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

/** Loads the sheet's code on first opening, since most pages are used without it. */
export function LocationSheetHost() {
  const sheet = useLocationSheet()
  usePlaceRefresh()
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  useEffect(() => {
    // The sheet belongs to the page that opened it, so it closes on navigation.
    if (lastPathname.current !== pathname) closeLocationSheet()
    lastPathname.current = pathname
  }, [pathname])
  return <LazyBoundary>{sheet ? <LocationSheet {...sheet} /> : undefined}</LazyBoundary>
}

/** Checks the place of the last visit once, while the browser is idle, and follows changes from other tabs. */
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
      const isValid = (await checkPlace(place)) !== undefined
      if (!isValid || chosenPlace()?.store.id !== place.store.id) return
      // The server rendered another store, because the store cookie was lost.
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
