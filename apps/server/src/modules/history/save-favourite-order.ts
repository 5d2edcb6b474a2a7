import type { FavouriteOrder } from "@hearth/contract/calls/history.shapes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { loadOwnOrderByNumber } from "../orders/public.ts"
import { toFavourites } from "./read-favourite-orders.ts"
import type { HistoryCaller, HistoryDeps } from "./history-deps.ts"
import { insertFavouriteOrder, listFavouriteOrders, lockFavouriteOrders } from "./history.store.ts"

export const MAX_FAVOURITE_ORDERS = 50

/** ORD-7. Saving a favourite again changes nothing. An order that was never placed can't be a favourite. */
export async function saveFavouriteOrder(
  deps: HistoryDeps,
  tx: Tx,
  caller: HistoryCaller,
  number: string,
  input: { userId: string },
): Promise<FavouriteOrder> {
  const { session, country } = caller
  const { userId } = session
  if (input.userId.toLowerCase() !== userId) throw new AppError("FORBIDDEN")
  const { id: orderId, placedAt } = await loadOwnOrderByNumber(tx, caller, number)
  if (placedAt === null) throw new AppError("CONFLICT")
  await lockFavouriteOrders(tx, userId)
  const favourites = await listFavouriteOrders(tx, userId, country)
  const existingFavourite = favourites.find((each) => each.orderId === orderId)
  if (!existingFavourite && favourites.length >= MAX_FAVOURITE_ORDERS) throw new AppError("TOO_MANY_FAVOURITES")
  const favourite = existingFavourite ?? { id: deps.random.uuid(), userId, country, orderId, madeAt: deps.clock.now() }
  if (!existingFavourite) await insertFavouriteOrder(tx, favourite)
  const [saved] = await toFavourites(deps, tx, caller, [favourite])
  if (!saved) throw new Error(`the order of a favourite is missing: ${orderId}`)
  return saved
}
