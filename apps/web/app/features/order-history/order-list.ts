import type { OrderFilter, OrderPage, PastOrder } from "./order-history.api.ts"

/** As much of a list as was asked for so far. */
export interface OrderList {
  orders: readonly PastOrder[]
  pageNo: number
  hasMore: boolean
  /** Where the next page begins. */
  after: string | null
}

export type OrderLists = Readonly<Partial<Record<OrderFilter, OrderList>>>

/** ORD-5: the first page replaces what was there, later ones are added to it. */
export function appendPage(before: OrderList | undefined, { orders, pageNo, hasMore, after }: OrderPage): OrderList {
  const known = pageNo === 1 || !before ? [] : before.orders
  return { orders: [...known, ...orders], pageNo, hasMore, after }
}

/** A favourite made or unmade: every list shows it, and that of the favourites is asked for anew when next looked at. */
export function withFavourite(
  lists: OrderLists,
  shown: OrderFilter,
  orderId: string,
  favOrderId: string | null,
): OrderLists {
  const next: Partial<Record<OrderFilter, OrderList>> = {}
  for (const [filter, list] of Object.entries(lists) as [OrderFilter, OrderList][]) {
    if (filter === "favourite" && shown !== "favourite") continue
    const orders = list.orders.map((order) => (order.orderId === orderId ? { ...order, favOrderId } : order))
    next[filter] = { ...list, orders }
  }
  return next
}

const MAX_AT_ONCE = 10

/** `?filter=favourite&pageNo=3`; whatever else stands there is the first page of all. */
export function readListQuery(params: URLSearchParams): { filter: OrderFilter; pageNo: number } {
  const fromParam = params.get("filter")
  const filter = fromParam === "favourite" || fromParam === "failed" ? fromParam : "all"
  const page = Number(params.get("pageNo") ?? 1)
  return { filter, pageNo: Number.isInteger(page) && page >= 1 ? page : 1 }
}

/** From where a list that is not here begins: an address may name a page far down, and all before it are not fetched for it. */
export function firstPageFor(wanted: number): number {
  return wanted <= MAX_AT_ONCE ? 1 : wanted
}
