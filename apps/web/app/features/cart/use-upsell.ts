import type { Product } from "@hearth/contract/calls/catalog.calls.ts"
import type { Upsell } from "@hearth/contract/calls/offers.calls.ts"
import { useEffect, useState } from "react"
import { answered } from "../../session/answered.ts"
import { apiAsVisitor } from "../../session/api.ts"
import type { CartView } from "../../session/keep-cart.ts"
import { sessionCartId } from "../../session/session-cart.ts"
import { useSoldOut } from "../../session/stock.ts"
import { mergeShelf } from "./merge-shelf.ts"
import { pickSuggestions } from "./pick-suggestions.ts"

const MOST = 8

export interface Suggestion {
  product: Product
  /** Why this. */
  reason: string | null
}

/** CAR-5: what the server says goes with this cart; until it has, and where it can't, a few small things of the menu. */
export function useUpsell({ lines, shelf, isWaiting, state }: CartView): Suggestion[] {
  const soldOut = useSoldOut()
  const [said, setSaid] = useState<Upsell[]>()
  const isKnown = state === "ready" && !isWaiting
  useEffect(() => {
    if (!isKnown || lines.length === 0) return
    let isLatest = true
    askForUpsell().then(
      (items) => isLatest && setSaid((shown = []) => mergeShelf(shown, items)),
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [isKnown, lines])
  if (!shelf) return []
  const inCart = new Set(lines.map(({ productId }) => productId))
  const isOffered = ({ id }: Product) => !inCart.has(id) && !soldOut.has(id)
  if (said === undefined) {
    return pickSuggestions(shelf.menu, inCart, new Set(soldOut.keys()), MOST).map((product) => ({
      product,
      reason: null,
    }))
  }
  return said.flatMap(({ productId, reason }) => {
    const product = shelf.menu.products.find(({ id }) => id === productId)
    return product && isOffered(product) ? [{ product, reason }] : []
  })
}

async function askForUpsell(): Promise<Upsell[]> {
  const params = { cartId: await sessionCartId() }
  const call = apiAsVisitor("GET /cart-service/ve2/cart/{cartId}/upsell_items", { params })
  return (await answered(call)).data.items
}
