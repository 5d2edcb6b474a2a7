import type { FavouriteOrder } from "@hearth/contract/calls/history.shapes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { ownOrderByNumber } from "../orders/public.ts"
import { answerFavourites } from "./favourite-orders.ts"
import type { Asker, HistoryShop } from "./history-shop.ts"
import { insertFavouriteOrder, listFavouriteOrders, lockFavouriteOrders } from "./history.store.ts"

export const MOST_FAVOURITE_ORDERS = 50

/** ORD-7. One that is a favourite already stays as it is; an order that never came about can't be one. */
export async function saveFavourite(
  shop: HistoryShop,
  tx: Tx,
  asker: Asker,
  number: string,
  named: { userId: string },
): Promise<FavouriteOrder> {
  const { session, country } = asker
  const { userId } = session
  if (named.userId.toLowerCase() !== userId) throw new AppError("FORBIDDEN")
  const { id: orderId, placedAt } = await ownOrderByNumber(tx, asker, number)
  if (placedAt === null) throw new AppError("CONFLICT")
  await lockFavouriteOrders(tx, userId)
  const favourites = await listFavouriteOrders(tx, userId, country)
  const known = favourites.find((each) => each.orderId === orderId)
  if (!known && favourites.length >= MOST_FAVOURITE_ORDERS) throw new AppError("TOO_MANY_FAVOURITES")
  const favourite = known ?? { id: shop.random.uuid(), userId, country, orderId, madeAt: shop.clock.now() }
  if (!known) await insertFavouriteOrder(tx, favourite)
  const [answer] = await answerFavourites(shop, tx, asker, [favourite])
  if (!answer) throw new Error(`a favourite is an order that was placed: ${orderId}`)
  return answer
}
