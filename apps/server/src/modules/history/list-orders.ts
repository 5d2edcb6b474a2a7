import type { historyFilters, PastOrder } from "@hearth/contract/calls/history.shapes.ts"
import {
  listFailed,
  listPlaced,
  listThese,
  PAST_A_PAGE,
  type PastOrderRow,
  type PlaceInList,
} from "../orders/public.ts"
import { answerPastOrder } from "./answer-past-order.ts"
import type { Asker, HistoryShop } from "./history-shop.ts"
import { favouritesAmong, listFavouriteOrders } from "./history.store.ts"

interface Asked {
  pageNo: number
  filter: (typeof historyFilters)[number]
  after?: string | undefined
}

interface Answer {
  orders: PastOrder[]
  pageNo: number
  hasMore: boolean
  after: string | null
}

/** ORD-5: one page; whether there is another is told by asking for one order more. */
export async function listOrders(
  shop: HistoryShop,
  { session, country }: Asker,
  { pageNo, filter, after }: Asked,
): Promise<Answer> {
  const customer = { userId: session.userId, country }
  const rows = await rowsOf(shop, filter, { ...customer, pageNo, after: readMark(after) })
  const page = rows.slice(0, PAST_A_PAGE)
  const ids = page.map(({ id }) => id)
  const favourites = await favouritesAmong(shop.db, session.userId, ids)
  const last = page.at(-1)
  const hasMore = rows.length > PAST_A_PAGE
  return {
    orders: page.map((row) => answerPastOrder(shop, country, row, favourites.get(row.id) ?? null)),
    pageNo,
    hasMore,
    after: hasMore && last ? `${last.moment}.${last.id}` : null,
  }
}

function readMark(mark: string | undefined): PlaceInList | undefined {
  const [moment, id] = mark?.split(".") ?? []
  return moment && id ? { moment, id } : undefined
}

type Page = Parameters<typeof listPlaced>[1]

async function rowsOf({ db }: HistoryShop, filter: Asked["filter"], page: Page): Promise<PastOrderRow[]> {
  if (filter === "all") return listPlaced(db, page)
  if (filter === "failed") return listFailed(db, page)
  // Never more than a few pages of them.
  const favourites = await listFavouriteOrders(db, page.userId, page.country)
  const ids = favourites.map(({ orderId }) => orderId)
  const rows = await listThese(db, page, ids)
  const { after } = page
  if (after) return rows.filter((row) => isBehind(row, after)).slice(0, PAST_A_PAGE + 1)
  return rows.slice((page.pageNo - 1) * PAST_A_PAGE, page.pageNo * PAST_A_PAGE + 1)
}

function isBehind(one: PlaceInList, other: PlaceInList): boolean {
  const [mine, its] = [BigInt(one.moment), BigInt(other.moment)]
  return mine < its || (mine === its && one.id > other.id)
}
