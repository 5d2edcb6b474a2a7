import type { Recommendation } from "@hearth/contract/calls/history.shapes.ts"
import { countries } from "@hearth/domain/countries/countries.ts"
import { isPlaced } from "@hearth/domain/orders/order-status.ts"
import { rankOrderedProducts, orderedReason } from "@hearth/domain/orders/rank-ordered-products.ts"
import * as reorderTexts from "@hearth/texts/cart/reorder.ts"
import { listOrderedProducts, MAX_ORDERS_FOR_RECOMMENDATION } from "../orders/public.ts"
import type { HistoryCaller, HistoryDeps } from "./history-deps.ts"

const RECOMMENDATION_LIMIT = 8

/**
 * ORD-9: returns the products that the customer orders most often and most recently, if the store has them now.
 */
export async function recommend(
  { db, clock, menuOf }: HistoryDeps,
  { session: { userId }, country }: HistoryCaller,
  storeId: string = countries[country].defaultStore.id,
): Promise<Recommendation[]> {
  const { products, soldOut } = menuOf(country, storeId)
  const rows = await listOrderedProducts(db, { userId, country })
  const orders = rows.filter(({ status }) => isPlaced(status)).map(({ at, items }) => ({ at: at.getTime(), items }))
  const coversAllOrders = rows.length < MAX_ORDERS_FOR_RECOMMENDATION
  const now = clock.now().getTime()
  return rankOrderedProducts(orders)
    .flatMap((ranked) => {
      const product = products.find(({ id }) => id === ranked.productId)
      if (!product || soldOut.includes(product.id)) return []
      const size = product.sizes.find(({ id }) => id === ranked.size)?.id ?? null
      return [{ product, reason: reorderTexts.ordered(orderedReason(ranked, now, coversAllOrders)), size }]
    })
    .slice(0, RECOMMENDATION_LIMIT)
}
