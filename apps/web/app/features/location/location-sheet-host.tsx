import { countries } from "@hearth/domain/countries/countries.ts"
import { useEffect, useRef } from "react"
import { useLocation, useRevalidator } from "react-router"
import { showStore, shownStoreId } from "../../session/boot-store.ts"
import { type ChosenPlace, chosenPlace, followOtherTabs } from "../../session/chosen-place.ts"
import { clientContext } from "../../session/client-context.ts"
import { keepStoreCookie } from "../../session/store-cookie.ts"
import { lazyPart } from "../../shell/lazy-part.ts"
import { closeLocationSheet, useLocationSheet } from "../../shell/location-sheet.ts"
import { PartBoundary } from "../../shell/part-boundary.tsx"
import { whenIdle } from "../../shell/when-idle.ts"

const LocationSheet = lazyPart(() => import("./location-sheet.tsx"))

/** Fetched when first opened: most pages are read without it. */
export function LocationSheetHost() {
  const sheet = useLocationSheet()
  usePlaceKeptTrue()
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    // Whoever goes back or on has left what the sheet was opened for.
    if (last.current !== pathname) closeLocationSheet()
    last.current = pathname
  }, [pathname])
  return <PartBoundary>{sheet ? <LocationSheet {...sheet} /> : undefined}</PartBoundary>
}

/** The place of the last visit is looked at once, when nobody waits; what another tab chooses holds here too. */
function usePlaceKeptTrue(): void {
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
      if (shownStoreId() !== place.store.id) keepStoreCookie(place.store.id)
      show(place)
    }
    const cancel = whenIdle(() => void check().catch(() => undefined))
    const stop = followOtherTabs(show)
    return () => {
      cancel()
      stop()
    }
  }, [revalidate])
}
