import type { OrderFilter, OrderPage, PastOrder } from "./order-history.api.ts"

/** The part of a list that is loaded so far. */
export interface OrderList {
  orders: readonly PastOrder[]
  pageNo: number
  hasMore: boolean
  /** The cursor at which the next page starts. */
  after: string | null
}

export type OrderLists = Readonly<Partial<Record<OrderFilter, OrderList>>>

/** ORD-5: the first page replaces the list, later ones are appended. */
export function appendPage(previous: OrderList | undefined, { orders, pageNo, hasMore, after }: OrderPage): OrderList {
  const previousOrders = pageNo === 1 || !previous ? [] : previous.orders
  return { orders: [...previousOrders, ...orders], pageNo, hasMore, after }
}

/**
 * Updates a favourite in every list. The list of favourites is dropped, so that it is fetched again, unless it is on
 * the screen.
 */
export function withFavourite(
  lists: OrderLists,
  shownFilter: OrderFilter,
  orderId: string,
  favOrderId: string | null,
): OrderLists {
  const next: Partial<Record<OrderFilter, OrderList>> = {}
  for (const [filter, list] of Object.entries(lists) as [OrderFilter, OrderList][]) {
    if (filter === "favourite" && shownFilter !== "favourite") continue
    const orders = list.orders.map((order) => (order.orderId === orderId ? { ...order, favOrderId } : order))
    next[filter] = { ...list, orders }
  }
  return next
}

/** Up to this page number, a list is loaded from its first page. */
const MAX_PAGES_FROM_START = 10

/** `?filter=favourite&pageNo=3`; anything else is the first page of all orders. */
export function readListQuery(params: URLSearchParams): { filter: OrderFilter; pageNo: number } {
  const filterParam = params.get("filter")
  const filter = filterParam === "favourite" || filterParam === "failed" ? filterParam : "all"
  const page = Number(params.get("pageNo") ?? 1)
  return { filter, pageNo: Number.isInteger(page) && page >= 1 ? page : 1 }
}

/** The first page to load for a list: if a URL names a high page number, the earlier pages are not fetched. */
export function firstPageFor(requestedPage: number): number {
  return requestedPage <= MAX_PAGES_FROM_START ? 1 : requestedPage
}
