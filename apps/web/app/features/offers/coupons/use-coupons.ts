import type { CombinedOffers, OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { useCallback, useEffect, useRef } from "react"
import { type CartView, fetchOffers } from "../../../cart/cart.ts"
import { type Query, useQuery } from "@hearth/browser/use-query.ts"
import { fetchCombinedOffers } from "../offers.api.ts"

interface CouponsState {
  /** `loading` while they are fetched, `failed` after an error (OFR-9). */
  offers: Query<OfferGroup[]>
  /** Null until loaded; the page is complete without it. */
  combined: CombinedOffers | null
  reload: () => void
}

/**
 * Fetches the coupons once the cart is loaded, and again whenever it changes; loaded data stays on the screen
 * meanwhile.
 */
export function useCoupons({ state, lines, promos }: CartView): CouponsState {
  const isCartLoaded = state !== "loading"
  const offers = useQuery(isCartLoaded ? fetchOffers : undefined)
  const combined = useQuery(isCartLoaded && lines.length > 0 ? fetchCombinedOffers : undefined)
  const reloadAll = () => {
    if (offers.state === "ready") offers.reload()
    if (combined.state === "ready") combined.reload()
    if (combined.state === "failed") combined.retry()
  }
  const latestReload = useRef(reloadAll)
  useEffect(() => {
    latestReload.current = reloadAll
  })
  const reload = useCallback(() => latestReload.current(), [])
  const fetchedCart = useRef(isCartLoaded ? { lines, promos } : undefined)
  useEffect(() => {
    if (!isCartLoaded) return
    if (fetchedCart.current && (fetchedCart.current.lines !== lines || fetchedCart.current.promos !== promos)) reload()
    fetchedCart.current = { lines, promos }
  }, [isCartLoaded, lines, promos, reload])
  return { offers, combined: combined.state === "ready" ? combined.value : null, reload }
}
