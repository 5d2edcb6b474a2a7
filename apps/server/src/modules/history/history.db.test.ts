import type { FavouriteOrder, OrderDetails, PastOrder, Recommendation } from "@hearth/contract/calls/history.shapes.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { asBuyer } from "../../testing/as-buyer.ts"
import { requestCode } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import { asRegular, type Regular } from "../../testing/as-regular.ts"
import { errorFrom, margherita, newLine } from "../../testing/as-shopper.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { restock, setSoldOut } from "../catalog/public.ts"
import { MAX_FAVOURITE_ORDERS } from "./save-favourite-order.ts"

let app: TestApp
let partners: Partners
let asha: Regular
withPartners((started) => ({ app, partners } = started))
// Each test starts on a new day, when offer limits and slots are free again.
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  asha = await asRegular(app, partners)
})

const run = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app.database.db)).rows

interface Page {
  orders: PastOrder[]
  pageNo: number
  hasMore: boolean
  after: string | null
}
const states = (page: Page) => page.orders.map(({ orderId, orderStatus, isLive }) => [orderId, orderStatus, isLive])
const summaryOf = (list: readonly Recommendation[]) =>
  list.map(({ product, reason, size }) => [product.id, reason, size])
const base = "/api/order-service"
const fetchHistory = async (browser: TestBrowser, query = "") =>
  (await browser.get(`${base}/ve3/orders${query}`)).json<Page & { status: string }>()
const fetchOrder = (browser: TestBrowser, orderId: string) => browser.get(`${base}/ve3/orders/${orderId}`)
const fetchDetails = async (browser: TestBrowser, orderId: string) =>
  (await fetchOrder(browser, orderId)).json<{ orderDetails: OrderDetails }>().orderDetails
const addFavourite = (browser: TestBrowser, orderId: string, userId = browser.userId) =>
  browser.post(`${base}/ve1/favourites/easy/${orderId}`, { userId })
const fetchFavourites = async (browser: TestBrowser) =>
  (await browser.get(`${base}/ve1/favourites/easy`)).json<{ data: { favourites: FavouriteOrder[] } }>().data.favourites
const removeFavourite = (browser: TestBrowser, orderId: string) =>
  app.http.inject({ method: "DELETE", url: `${base}/ve1/favourites/easy/${orderId}`, headers: browser.headers() })
const fetchRecommendations = async (browser: TestBrowser, query = "") =>
  (await browser.get(`${base}/ve1/orders/recommendations${query}`)).json<{
    data: { recommendations: Recommendation[] }
  }>().data.recommendations

test("[ORD-5a] a placed order is in the history with its store, products and total; a pending order is not", async () => {
  expect(await fetchHistory(asha.browser)).toEqual({
    status: "success",
    orders: [],
    pageNo: 1,
    hasMore: false,
    after: null,
  })
  const placed = await asha.placeOrder([margherita(2), newLine("in-cola")])
  const pendingOrder = await (await asBuyer(app, [newLine("in-cola")], asha.browser)).mustOrder()
  const { orders } = await fetchHistory(asha.browser)
  expect(orders).toEqual([
    {
      orderId: placed.orderId,
      transactionId: placed.transactionId,
      orderType: "D",
      orderStatus: "ORDER PLACED",
      deliveryType: "DELIVERY",
      store: { id: "6585R", name: placed.store.name },
      at: placed.placedAt,
      currency: "INR",
      payable: placed.payable,
      items: 3,
      spentPoints: 0,
      orderSummary: placed.bill.validItems
        .map(({ name, quantity }) => (quantity > 1 ? `2 × ${name}` : name))
        .join(", "),
      things: placed.bill.validItems.map(({ productId, name, quantity, size, product: { foodType } }) => ({
        productId,
        name,
        quantity,
        size,
        foodType,
      })),
      favOrderId: null,
      rating: null,
      isLive: true,
      replacesOrderId: null,
    },
  ])
  expect(orders.map(({ orderId }) => orderId)).not.toContain(pendingOrder.orderId)
})

test("[ORD-5a] failed orders have their own list, which leaves out replaced orders; a cancelled order stays in the main list", async () => {
  const buyer = await asBuyer(app, [newLine("in-cola"), margherita()], asha.browser)
  await buyer.mustOrder()
  const failed = await buyer.mustOrder()
  await run(sql`
    update orders.order set status = 'FAILED', message = 'The payment didn’t arrive in time.'
    where id = ${failed.transactionId}`)
  const cancelled = await buyer.mustOrder()
  await run(sql`
    update orders.order set status = 'CANCELLED', placed_at = created_at, ended_at = created_at
    where id = ${cancelled.transactionId}`)
  expect(states(await fetchHistory(asha.browser, "?filter=failed"))).toEqual([[failed.orderId, "FAILED", false]])
  expect(states(await fetchHistory(asha.browser, "?filter=all"))).toEqual([[cancelled.orderId, "CANCELLED", false]])
})

test("[FBK-1f] a rated order has its stars in the list and among the favourites; others have none", async () => {
  const placed = await asha.placeOrder()
  await asha.copy(placed.transactionId, 1, "jsonb_build_object('status', 'DELIVERED')")
  const browser = asha.browser
  await run(sql`
    update orders.order set status = 'DELIVERED', ended_at = placed_at where user_id = ${browser.userId}`)
  const rated = { orderId: placed.orderId, overallRating: 4 }
  expect((await browser.post("/api/feedback-service/ve1/feedback", rated)).statusCode).toBe(200)
  const { orders } = await fetchHistory(browser)
  const ratings = new Map(orders.map(({ orderId, rating }) => [orderId, rating]))
  expect(ratings.size).toBe(2)
  expect(ratings.get(placed.orderId)).toBe(4)
  expect([...ratings.values()].toSorted()).toEqual([4, null])
  for (const orderId of ratings.keys()) await addFavourite(browser, orderId)
  const favourites = await fetchFavourites(browser)
  expect(new Map(favourites.map(({ order }) => [order.orderId, order.rating]))).toEqual(ratings)
})

test("[ORD-5b] pages of ten thousand orders, with hundreds that share a timestamp, list no order twice and start with the newest", async () => {
  const placed = await asha.placeOrder()
  await asha.copy(
    placed.transactionId,
    9_999,
    "jsonb_build_object('placed_at', one.placed_at - (n / 400) * interval '1 hour', 'status', 'DELIVERED')",
  )
  const allOrders = await run(sql<{ number: string; at: Date }>`
    select number, placed_at as at from orders.order where user_id = ${asha.browser.userId}`)
  // The expected sequence. Orders with the same timestamp may come in any sequence, as long as it is stable.
  const expectedTimes = allOrders
    .map(({ at }) => at.toISOString())
    .toSorted()
    .toReversed()
  const listedIds = new Set<string>()
  const pageNos = [1, 2, 3, 20, 21, 22, 249, 250, 251, 498, 499, 500]
  for (const pageNo of pageNos) {
    const page = await fetchHistory(asha.browser, `?pageNo=${pageNo}`)
    expect([page.pageNo, page.hasMore]).toEqual([pageNo, pageNo < 500])
    expect(page.orders.map(({ at }) => at)).toEqual(expectedTimes.slice((pageNo - 1) * 20, pageNo * 20))
    for (const { orderId, orderStatus, isLive } of page.orders) {
      listedIds.add(orderId)
      expect(isLive).toBe(orderStatus !== "DELIVERED")
    }
  }
  expect([allOrders.length, listedIds.size]).toEqual([10_000, pageNos.length * 20])
  expect(await fetchHistory(asha.browser, "?pageNo=501")).toMatchObject({ orders: [], hasMore: false })
  // Reading after the previous page's cursor gives the same page.
  for (const pageNo of pageNos.slice(1)) {
    const { after } = await fetchHistory(asha.browser, `?pageNo=${pageNo - 1}`)
    expect(await fetchHistory(asha.browser, `?after=${after}`)).toEqual({
      ...(await fetchHistory(asha.browser, `?pageNo=${pageNo}`)),
      pageNo: 1,
    })
  }
  expect(await fetchRecommendations(asha.browser)).toMatchObject([{ reason: "Ordered 100+ times" }])
})

test("[ORD-5b] when an order is placed between two page requests, no order is listed twice", async () => {
  const placed = await asha.placeOrder()
  await asha.copy(
    placed.transactionId,
    30,
    "jsonb_build_object('placed_at', one.placed_at - n * interval '1 hour', 'status', 'DELIVERED')",
  )
  const first = await fetchHistory(asha.browser)
  await asha.placeOrder()
  const nextPage = await fetchHistory(asha.browser, `?pageNo=2&after=${first.after}`)
  const listedIds = [...first.orders, ...nextPage.orders].map(({ orderId }) => orderId)
  expect([listedIds.length, new Set(listedIds).size, nextPage.hasMore]).toEqual([31, 31, false])
  expect(nextPage.after).toBeNull()
})

test("[SEC-5a] a forged cursor returns only the customer's own orders", async () => {
  const placed = await asha.placeOrder()
  const otherCustomer = await asRegular(app, partners)
  await otherCustomer.placeOrder()
  const newest = `99999999999999999.${randomUUID()}`
  const { orders } = await fetchHistory(asha.browser, `?pageNo=2&after=${newest}`)
  expect(orders.map(({ orderId }) => orderId)).toEqual([placed.orderId])
  expect(await fetchHistory(asha.browser, `?pageNo=2&after=0.${randomUUID()}`)).toMatchObject({
    orders: [],
    hasMore: false,
  })
})

test("[ORD-5b] orders within one millisecond are paged by their microseconds", async () => {
  const placed = await asha.placeOrder()
  await asha.copy(
    placed.transactionId,
    45,
    "jsonb_build_object('placed_at', one.placed_at - n * interval '7 microseconds', 'status', 'DELIVERED')",
  )
  const listedIds: string[] = []
  for (let after: string | null = ""; after !== null;) {
    const page: Page = await fetchHistory(asha.browser, after && `?after=${after}`)
    listedIds.push(...page.orders.map(({ orderId }) => orderId))
    ;({ after } = page)
  }
  const sorted = await run(sql<{ number: string }>`
    select number from orders.order where user_id = ${asha.browser.userId} order by placed_at desc, id`)
  expect(listedIds).toEqual(sorted.map(({ number }) => number))
})

test("a country's history has only its own orders", async () => {
  const placed = await asha.placeOrder()
  await asha.copy(placed.transactionId, 1, "jsonb_build_object('country', 'LK')")
  expect((await fetchHistory(asha.browser)).orders.map(({ orderId }) => orderId)).toEqual([placed.orderId])
  const [{ number } = { number: "" }] = await run(sql<{ number: string }>`
    select number from orders.order where user_id = ${asha.browser.userId} and country = 'LK'`)
  expect((await fetchOrder(asha.browser, number)).statusCode).toBe(404)
  expect((await addFavourite(asha.browser, number)).statusCode).toBe(404)
})

test.each([
  "?pageNo=0",
  "?pageNo=-1",
  "?pageNo=1.5",
  "?pageNo=x",
  "?pageNo=10001",
  "?filter=paid",
  "?after=1",
  "?after=1.x",
  "?after=1e3.00000000-0000-4000-8000-000000000000",
])("[ORD-5b] a request for the history with %s is refused", async (query) => {
  expect(errorFrom(await asha.browser.get(`${base}/ve3/orders${query}`))[1]).toBe("BAD_REQUEST")
})

test("[ORD-6a] order details contain the transaction and the status changes, and the order is live until it is cancelled", async () => {
  const placed = await asha.placeOrder()
  app.clock.advance(60)
  const shownDetails = await fetchDetails(asha.browser, placed.orderId)
  const { favOrderId, isLive, steps, lines, compensation, ...transaction } = shownDetails
  expect(compensation).toBeNull()
  expect(lines).toMatchObject([{ productId: "in-margherita", size: "large", quantity: 1 }])
  const transactionResponse = await asha.browser.get(`${base}/ve4/transaction/${placed.transactionId}`)
  // The estimate moves with the clock; it may be a minute later in the second response.
  expect(transaction).toEqual({ ...transactionResponse.json().data.transaction, estimate: transaction.estimate })
  expect([favOrderId, isLive, steps.map(({ status }) => status)]).toEqual([null, true, ["PENDING", "ORDER PLACED"]])
  expect(steps[1]?.at).toBe(placed.placedAt)
  const path = `${base}/ve3/orders/${placed.orderId}/cancel`
  await asha.browser.post(path, {}, { "idempotency-key": randomUUID() })
  expect(await fetchDetails(asha.browser, placed.orderId)).toMatchObject({
    orderStatus: "CANCELLED",
    isLive: false,
    steps: [{ status: "PENDING" }, { status: "ORDER PLACED" }, { status: "CANCELLED" }],
  })
})

test("[ORD-6a] [SEC-5a] [SES-10c] another customer's order and an unknown order are not found", async () => {
  const placed = await asha.placeOrder()
  await addFavourite(asha.browser, placed.orderId)
  const otherCustomer = await asRegular(app, partners)
  for (const browser of [otherCustomer.browser, await asGuest(app)]) {
    const responses = [await fetchOrder(browser, placed.orderId), await fetchOrder(browser, "IN00000000")]
    expect(responses.map(errorFrom).map(([status, code]) => [status, code])).toEqual([
      [404, "NOT_FOUND"],
      [404, "NOT_FOUND"],
    ])
  }
  expect((await addFavourite(otherCustomer.browser, placed.orderId)).statusCode).toBe(404)
  expect((await removeFavourite(otherCustomer.browser, placed.orderId)).statusCode).toBe(404)
  expect((await otherCustomer.reorder(placed.orderId)).statusCode).toBe(404)
  expect([await fetchFavourites(otherCustomer.browser), (await fetchFavourites(asha.browser)).length]).toEqual([[], 1])
  expect((await fetchOrder(asha.browser, "IN1")).statusCode).toBe(400)
})

test("[ORD-7a] [ORD-7c] a favourite is saved once, shown with its order, listed, and no longer shown after it is removed", async () => {
  const placed = await asha.placeOrder()
  const saved = await addFavourite(asha.browser, placed.orderId)
  const { favOrderId, orderSummary, userId, order } = saved.json<{ data: FavouriteOrder }>().data
  expect([userId, orderSummary, order.favOrderId]).toEqual([asha.browser.userId, order.orderSummary, favOrderId])
  expect((await addFavourite(asha.browser, placed.orderId)).body).toBe(saved.body)
  expect(await fetchFavourites(asha.browser)).toEqual([{ favOrderId, userId, orderSummary, order }])
  expect(await fetchDetails(asha.browser, placed.orderId)).toMatchObject({ favOrderId })
  expect((await fetchHistory(asha.browser)).orders).toMatchObject([{ orderId: placed.orderId, favOrderId }])
  expect((await fetchHistory(asha.browser, "?filter=favourite")).orders).toEqual([order])
  for (let nth = 0; nth < 2; nth++) expect((await removeFavourite(asha.browser, placed.orderId)).statusCode).toBe(200)
  expect([await fetchFavourites(asha.browser), (await fetchDetails(asha.browser, placed.orderId)).favOrderId]).toEqual([
    [],
    null,
  ])
})

test("[ORD-7a] [SEC-5a] a favourite for another user is forbidden, a pending order is refused, and a guest gets 401", async () => {
  const placed = await asha.placeOrder()
  expect(errorFrom(await addFavourite(asha.browser, placed.orderId, randomUUID()))[1]).toBe("FORBIDDEN")
  const pendingOrder = await (await asBuyer(app, [newLine("in-cola")], asha.browser)).mustOrder()
  expect(errorFrom(await addFavourite(asha.browser, pendingOrder.orderId))[1]).toBe("CONFLICT")
  const guest = await asGuest(app)
  expect((await addFavourite(guest, placed.orderId)).statusCode).toBe(401)
  expect((await guest.get(`${base}/ve3/orders`)).statusCode).toBe(401)
  const withoutUserId = await asha.browser.post(`${base}/ve1/favourites/easy/${placed.orderId}`, {})
  expect([withoutUserId.statusCode, await fetchFavourites(asha.browser)]).toEqual([400, []])
})

test("[ORD-7a] fifty favourites can be saved and are listed in pages of twenty; another is refused until one is removed", async () => {
  const placed = await asha.placeOrder()
  await asha.copy(placed.transactionId, MAX_FAVOURITE_ORDERS, "jsonb_build_object('placed_at', one.placed_at)")
  const allOrders = [...(await fetchHistory(asha.browser)).orders]
  for (const pageNo of [2, 3]) allOrders.push(...(await fetchHistory(asha.browser, `?pageNo=${pageNo}`)).orders)
  const responses = []
  for (const { orderId } of allOrders) responses.push((await addFavourite(asha.browser, orderId)).statusCode)
  expect(responses).toEqual([...Array.from({ length: MAX_FAVOURITE_ORDERS }, () => 200), 422])
  // An order that is already a favourite can be saved again.
  expect((await addFavourite(asha.browser, allOrders[0]?.orderId ?? "")).statusCode).toBe(200)
  const pages = []
  for (const pageNo of [1, 2, 3, 4]) pages.push(await fetchHistory(asha.browser, `?filter=favourite&pageNo=${pageNo}`))
  expect(pages.map(({ orders, hasMore }) => [orders.length, hasMore])).toEqual([
    [20, true],
    [20, true],
    [10, false],
    [0, false],
  ])
  expect(pages.flatMap(({ orders }) => orders.map(({ orderId }) => orderId))).toEqual(
    allOrders.slice(0, MAX_FAVOURITE_ORDERS).map(({ orderId }) => orderId),
  )
  // A cursor stays valid, even if its order is no longer a favourite.
  const secondPageQuery = `?filter=favourite&pageNo=2&after=${pages[0]?.after}`
  expect(await fetchHistory(asha.browser, secondPageQuery)).toEqual(pages[1])
  await removeFavourite(asha.browser, allOrders[19]?.orderId ?? "")
  expect(await fetchHistory(asha.browser, secondPageQuery)).toEqual(pages[1])
  expect((await addFavourite(asha.browser, allOrders[19]?.orderId ?? "")).statusCode).toBe(200)
  await removeFavourite(asha.browser, allOrders[0]?.orderId ?? "")
  expect((await addFavourite(asha.browser, allOrders.at(-1)?.orderId ?? "")).statusCode).toBe(200)
})

test("[IDN-13c] [IDN-13d] deleting an account deletes its favourites and the name in its orders", async () => {
  const placed = await asha.placeOrder()
  await addFavourite(asha.browser, placed.orderId)
  await run(sql`update orders.order set status = 'DELIVERED', ended_at = placed_at where id = ${placed.transactionId}`)
  app.clock.advance(120)
  await requestCode(asha.browser, asha.mobile, { purpose: "DELETE_ACCOUNT" })
  const code = await partners.codeFor(asha.mobile)
  expect((await asha.browser.post("/api/loginhandler/deleteaccount", { code })).statusCode).toBe(200)
  expect(await run(sql`select 1 from history.favourite_order where order_id = ${placed.transactionId}`)).toEqual([])
  const storedNames = sql<{ firstName: string }>`
    select contact ->> 'firstName' as "firstName" from orders.order where id = ${placed.transactionId}`
  expect(await run(storedNames)).toEqual([{ firstName: "" }])
})

test("[ORD-9] recommendations list the products that the customer ordered, without sold-out products and cancelled orders; without orders there are none", async () => {
  expect(await fetchRecommendations(asha.browser)).toEqual([])
  const first = await asha.placeOrder([margherita(1, { size: "medium" })])
  const secondOrder = await asha.placeOrder([margherita(), newLine("in-cola")])
  await asha.copy(secondOrder.transactionId, 1, "jsonb_build_object('placed_at', one.placed_at + interval '1 second')")
  // Cancelled orders don't count.
  await run(sql`
    update orders.order set status = 'CANCELLED', ended_at = placed_at where id = ${first.transactionId}`)
  expect(summaryOf(await fetchRecommendations(asha.browser))).toEqual([
    ["in-cola", "Ordered 2 times", null],
    ["in-margherita", "Ordered 2 times", "large"],
  ])
  const until = new Date(app.clock.now().getTime() + 3600_000)
  await inTransaction(app.platform.db, (tx) => setSoldOut(tx, "6585R", "in-cola", until))
  await expect
    .poll(async () => summaryOf(await fetchRecommendations(asha.browser, "?storeId=6585R")), { timeout: 60_000 })
    .toEqual([["in-margherita", "Ordered 2 times", "large"]])
  await inTransaction(app.platform.db, (tx) => restock(tx, "6585R", "in-cola"))
  expect(errorFrom(await asha.browser.get(`${base}/ve1/orders/recommendations?storeId=NOSUCH`))[1]).toBe(
    "STORE_NOT_FOUND",
  )
})
