import type { historyFilters, PastOrder } from "@hearth/contract/calls/history.shapes.ts"
import { listFailed, listPlaced, listThese, PAST_A_PAGE, type PastOrderRow } from "../orders/public.ts"
import { answerPastOrder } from "./answer-past-order.ts"
import type { Asker, HistoryShop } from "./history-shop.ts"
import { favouritesAmong, listFavouriteOrders } from "./history.store.ts"

interface Asked {
  pageNo: number
  filter: (typeof historyFilters)[number]
}

/** ORD-5: one page; whether there is another is told by asking for one order more. */
export async function listOrders(
  shop: HistoryShop,
  { session, country }: Asker,
  asked: Asked,
): Promise<{ orders: PastOrder[]; pageNo: number; hasMore: boolean }> {
  const customer = { userId: session.userId, country }
  const rows = await rowsOf(shop, customer, asked)
  const page = rows.slice(0, PAST_A_PAGE)
  const ids = page.map(({ id }) => id)
  const favourites = await favouritesAmong(shop.db, session.userId, ids)
  return {
    orders: page.map((row) => answerPastOrder(shop, country, row, favourites.get(row.id) ?? null)),
    pageNo: asked.pageNo,
    hasMore: rows.length > PAST_A_PAGE,
  }
}

async function rowsOf(
  { db }: HistoryShop,
  customer: { userId: string; country: Asker["country"] },
  { filter, pageNo }: Asked,
): Promise<PastOrderRow[]> {
  if (filter === "all") return listPlaced(db, { ...customer, pageNo })
  if (filter === "failed") return listFailed(db, { ...customer, pageNo })
  // Never more than a few pages of them.
  const favourites = await listFavouriteOrders(db, customer.userId, customer.country)
  const rows = await listThese(
    db,
    customer,
    favourites.map(({ orderId }) => orderId),
  )
  return rows.slice((pageNo - 1) * PAST_A_PAGE, pageNo * PAST_A_PAGE + 1)
}
