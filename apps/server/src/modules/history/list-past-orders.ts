import type { historyFilters, PastOrder } from "@hearth/contract/calls/history.shapes.ts"
import { findRatings } from "../feedback/public.ts"
import {
  listFailedOrders,
  listPlacedOrders,
  listPlacedByIds,
  PAST_ORDERS_PAGE_SIZE,
  type PastOrderRow,
  type PastOrdersCursor,
} from "../orders/public.ts"
import { ratableIds, toPastOrder } from "./to-past-order.ts"
import type { HistoryCaller, HistoryDeps } from "./history-deps.ts"
import { findFavouriteIds, listFavouriteOrders } from "./history.store.ts"

interface ListPastOrdersInput {
  pageNo: number
  filter: (typeof historyFilters)[number]
  after?: string | undefined
}

interface ListPastOrdersResult {
  orders: PastOrder[]
  pageNo: number
  hasMore: boolean
  after: string | null
}

/** ORD-5: reads one page, and one order more to know whether there is a next page. */
export async function listPastOrders(
  deps: HistoryDeps,
  { session, country }: HistoryCaller,
  { pageNo, filter, after }: ListPastOrdersInput,
): Promise<ListPastOrdersResult> {
  const customer = { userId: session.userId, country }
  const rows = await readRows(deps, filter, { ...customer, pageNo, after: parseCursor(after) })
  const page = rows.slice(0, PAST_ORDERS_PAGE_SIZE)
  const ids = page.map(({ id }) => id)
  const [favouriteIds, ratings] = await Promise.all([
    findFavouriteIds(deps.db, session.userId, ids),
    findRatings(deps.db, ratableIds(page)),
  ])
  const lastRow = page.at(-1)
  const hasMore = rows.length > PAST_ORDERS_PAGE_SIZE
  return {
    orders: page.map((row) => toPastOrder(deps, country, row, { favouriteIds, ratings })),
    pageNo,
    hasMore,
    after: hasMore && lastRow ? `${lastRow.microseconds}.${lastRow.id}` : null,
  }
}

function parseCursor(cursor: string | undefined): PastOrdersCursor | undefined {
  const [microseconds, id] = cursor?.split(".") ?? []
  return microseconds && id ? { microseconds, id } : undefined
}

type Page = Parameters<typeof listPlacedOrders>[1]

async function readRows(
  { db }: HistoryDeps,
  filter: ListPastOrdersInput["filter"],
  page: Page,
): Promise<PastOrderRow[]> {
  if (filter === "all") return listPlacedOrders(db, page)
  if (filter === "failed") return listFailedOrders(db, page)
  // Favourites are limited to a few pages, so all of them are read.
  const favourites = await listFavouriteOrders(db, page.userId, page.country)
  const ids = favourites.map(({ orderId }) => orderId)
  const rows = await listPlacedByIds(db, page, ids)
  const { after } = page
  if (after) return rows.filter((row) => isAfterCursor(row, after)).slice(0, PAST_ORDERS_PAGE_SIZE + 1)
  return rows.slice((page.pageNo - 1) * PAST_ORDERS_PAGE_SIZE, page.pageNo * PAST_ORDERS_PAGE_SIZE + 1)
}

function isAfterCursor(row: PastOrdersCursor, cursor: PastOrdersCursor): boolean {
  const [rowTime, cursorTime] = [BigInt(row.microseconds), BigInt(cursor.microseconds)]
  return rowTime < cursorTime || (rowTime === cursorTime && row.id > cursor.id)
}
