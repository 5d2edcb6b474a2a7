import type { FavouriteOrder as Answer } from "@hearth/contract/calls/history.shapes.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { listThese } from "../orders/public.ts"
import { answerPastOrder } from "./answer-past-order.ts"
import type { Asker, HistoryShop } from "./history-shop.ts"
import { type FavouriteOrder, listFavouriteOrders } from "./history.store.ts"

/** ORD-7: the last made first. */
export async function favouriteOrders(shop: HistoryShop, asker: Asker): Promise<Answer[]> {
  const { session, country } = asker
  return answerFavourites(shop, shop.db, asker, await listFavouriteOrders(shop.db, session.userId, country))
}

/** In the order they are given. */
export async function answerFavourites(
  shop: HistoryShop,
  db: Queryable,
  { session: { userId }, country }: Asker,
  favourites: readonly FavouriteOrder[],
): Promise<Answer[]> {
  const ids = favourites.map(({ orderId }) => orderId)
  const rows = new Map((await listThese(db, { userId, country }, ids)).map((row) => [row.id, row]))
  return favourites.flatMap(({ id: favOrderId, orderId }) => {
    const row = rows.get(orderId)
    if (!row) return []
    const order = answerPastOrder(shop, country, row, favOrderId)
    return [{ favOrderId, userId, orderSummary: order.orderSummary, order }]
  })
}
