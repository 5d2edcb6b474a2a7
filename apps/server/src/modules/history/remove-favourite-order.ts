import type { Tx } from "../../platform/database/database.ts"
import { loadOwnOrderByNumber } from "../orders/public.ts"
import type { HistoryCaller } from "./history-deps.ts"
import { deleteFavouriteOrder } from "./history.store.ts"

/** ORD-7. Returns the order's number. Removing an order that is no favourite changes nothing. */
export async function removeFavouriteOrder(tx: Tx, caller: HistoryCaller, number: string): Promise<string> {
  const order = await loadOwnOrderByNumber(tx, caller, number)
  await deleteFavouriteOrder(tx, caller.session.userId, order.id)
  return order.number
}
