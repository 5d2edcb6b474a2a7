import type { CombinedOffers, OfferGroup } from "@hearth/contract/calls/offers.calls.ts"
import { useCallback, useEffect, useRef } from "react"
import type { CartView } from "../../../cart/cart-commands.ts"
import { type Query, useQuery } from "../../../client/api/use-query.ts"
import { fetchCombinedOffers, fetchCartOffers } from "../offers.api.ts"

interface CouponsState {
  /** Its groups; `loading` while they are fetched, `failed` where that went wrong (OFR-9). */
  offers: Query<OfferGroup[]>
  /** Null until it is there; the page is whole without it. */
  combined: CombinedOffers | null
  reload: () => void
}

/** Asked once the cart is known, and anew whenever it changes; what is there stays meanwhile. */
export function useCoupons({ state, lines, promos }: CartView): CouponsState {
  const isKnown = state !== "loading"
  const offers = useQuery(isKnown ? fetchCartOffers : undefined)
  const combined = useQuery(isKnown && lines.length > 0 ? fetchCombinedOffers : undefined)
  const reloadAll = () => {
    if (offers.state === "ready") offers.reload()
    if (combined.state === "ready") combined.reload()
    if (combined.state === "failed") combined.retry()
  }
  const latest = useRef(reloadAll)
  useEffect(() => {
    latest.current = reloadAll
  })
  const reload = useCallback(() => latest.current(), [])
  const seen = useRef(isKnown ? { lines, promos } : undefined)
  useEffect(() => {
    if (!isKnown) return
    if (seen.current && (seen.current.lines !== lines || seen.current.promos !== promos)) reload()
    seen.current = { lines, promos }
  }, [isKnown, lines, promos, reload])
  return { offers, combined: combined.state === "ready" ? combined.value : null, reload }
}
