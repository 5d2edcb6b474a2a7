import { expect, test } from "vitest"
import { firstPageFor, appendPage, readListQuery, withFavourite } from "./order-list.ts"
import type { PastOrder } from "./order-history.api.ts"

const order = (orderId: string) => ({ orderId, favOrderId: null }) as PastOrder
const page = (pageNo: number, hasMore: boolean, ...ids: string[]) => ({
  status: "success" as const,
  pageNo,
  hasMore,
  after: hasMore ? "a cursor" : null,
  orders: ids.map(order),
})
const idsOf = (list: { orders: readonly PastOrder[] }) => list.orders.map(({ orderId }) => orderId)

test("[ORD-5c] the first page replaces the list, later ones are appended", () => {
  const first = appendPage(appendPage(undefined, page(1, true, "old")), page(1, true, "a", "b"))
  expect(idsOf(first)).toEqual(["a", "b"])
  const bothPages = appendPage(first, page(2, false, "c", "d"))
  expect([idsOf(bothPages), bothPages.pageNo, bothPages.hasMore, first.after, bothPages.after]).toEqual([
    ["a", "b", "c", "d"],
    2,
    false,
    "a cursor",
    null,
  ])
})

test("a favourite is updated in every list, and the list of favourites is fetched again unless it is on the screen", () => {
  const list = { orders: [order("a"), order("b")], pageNo: 1, hasMore: false, after: null }
  const fromAll = withFavourite({ all: list, favourite: list }, "all", "b", "f")
  expect(fromAll.all?.orders.map(({ favOrderId }) => favOrderId)).toEqual([null, "f"])
  expect(fromAll.favourite).toBeUndefined()
  const fromFavourites = withFavourite({ all: list, favourite: list }, "favourite", "b", "f")
  expect(fromFavourites.favourite?.orders).toHaveLength(2)
})

test.each([
  ["", "all", 1],
  ["filter=failed&pageNo=3", "failed", 3],
  ["filter=favourite", "favourite", 1],
  ["filter=none&pageNo=-1", "all", 1],
  ["pageNo=1.5", "all", 1],
  ["pageNo=x", "all", 1],
])("[ORD-5a] [ORD-5b] the query ‘%s’ selects the list %s from page %i", (query, filter, pageNo) => {
  expect(readListQuery(new URLSearchParams(query))).toEqual({ filter, pageNo })
})

test("[ORD-5b] a URL with a high page number loads only that page, and one with a low page number loads from page 1", () => {
  expect([firstPageFor(1), firstPageFor(10), firstPageFor(500)]).toEqual([1, 1, 500])
})
