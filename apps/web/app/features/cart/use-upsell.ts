import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { Upsell } from "@hearth/contract/calls/offers.calls.ts"
import { useEffect, useState } from "react"
import { toResult } from "../../client/api/to-result.ts"
import { apiAsVisitor } from "../../client/api/api.ts"
import type { CartView } from "../../cart/cart.ts"
import { sessionCartId } from "../../client/session/session-cart.ts"
import { useSoldOut } from "../../place/stock.store.ts"
import { mergeSuggestions } from "./merge-suggestions.ts"
import { pickSuggestions } from "./pick-suggestions.ts"

const MAX_COUNT = 8

export interface Suggestion {
  product: Product
  /** Why it is suggested. */
  reason: string | null
}

/**
 * CAR-5: the server's suggestions for this cart. Until they arrive, and when the request fails, a few small products of
 * the menu.
 */
export function useUpsell({ lines, storeMenu, hasPendingChanges, state }: CartView): Suggestion[] {
  const soldOut = useSoldOut()
  const [suggestions, setSuggestions] = useState<Upsell[]>()
  const isCartSynced = state === "ready" && !hasPendingChanges
  useEffect(() => {
    if (!isCartSynced || lines.length === 0) return
    let isLatest = true
    void toResult(requestUpsell(), ({ data }) => data.items).then(
      (result) => isLatest && result.ok && setSuggestions((shown = []) => mergeSuggestions(shown, result.data)),
    )
    return () => {
      isLatest = false
    }
  }, [isCartSynced, lines])
  if (!storeMenu) return []
  const inCart = new Set(lines.map(({ productId }) => productId))
  const isOffered = ({ id }: Product) => !inCart.has(id) && !soldOut.has(id)
  if (suggestions === undefined) {
    return pickSuggestions(storeMenu.menu, inCart, new Set(soldOut.keys()), MAX_COUNT).map((product) => ({
      product,
      reason: null,
    }))
  }
  return suggestions.flatMap(({ productId, reason }) => {
    const product = storeMenu.menu.products.find(({ id }) => id === productId)
    return product && isOffered(product) ? [{ product, reason }] : []
  })
}

async function requestUpsell() {
  const params = { cartId: await sessionCartId() }
  return apiAsVisitor("GET /cart-service/ve2/cart/{cartId}/upsell_items", { params })
}
