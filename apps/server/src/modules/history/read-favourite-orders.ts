import type { FavouriteOrder as FavouriteOrderEntry } from "@hearth/contract/calls/history.shapes.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { findRatings } from "../feedback/public.ts"
import { listPlacedByIds } from "../orders/public.ts"
import { ratableIds, toPastOrder } from "./to-past-order.ts"
import type { HistoryCaller, HistoryDeps } from "./history-deps.ts"
import { type FavouriteOrder, listFavouriteOrders } from "./history.store.ts"

/** ORD-7: lists the customer's favourite orders, newest first. */
export async function readFavouriteOrders(deps: HistoryDeps, caller: HistoryCaller): Promise<FavouriteOrderEntry[]> {
  const { session, country } = caller
  return toFavourites(deps, deps.db, caller, await listFavouriteOrders(deps.db, session.userId, country))
}

/** Returns the favourites in the given sequence, without those whose order can't be read. */
export async function toFavourites(
  deps: HistoryDeps,
  db: Queryable,
  { session: { userId }, country }: HistoryCaller,
  favourites: readonly FavouriteOrder[],
): Promise<FavouriteOrderEntry[]> {
  const ids = favourites.map(({ orderId }) => orderId)
  const placed = await listPlacedByIds(db, { userId, country }, ids)
  const rows = new Map(placed.map((row) => [row.id, row]))
  const ratings = await findRatings(db, ratableIds(placed))
  const favouriteIds = new Map(favourites.map(({ id, orderId }) => [orderId, id]))
  return favourites.flatMap(({ id: favOrderId, orderId }) => {
    const row = rows.get(orderId)
    if (!row) return []
    const order = toPastOrder(deps, country, row, { favouriteIds, ratings })
    return [{ favOrderId, userId, orderSummary: order.orderSummary, order }]
  })
}
