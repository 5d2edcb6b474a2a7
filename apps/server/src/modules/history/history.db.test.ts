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
const read = async (browser: TestBrowser, query = "") =>
  (await browser.get(`${base}/ve3/orders${query}`)).json<Page & { status: string }>()
const show = (browser: TestBrowser, orderId: string) => browser.get(`${base}/ve3/orders/${orderId}`)
const details = async (browser: TestBrowser, orderId: string) =>
  (await show(browser, orderId)).json<{ orderDetails: OrderDetails }>().orderDetails
const favourite = (browser: TestBrowser, orderId: string, userId = browser.userId) =>
  browser.post(`${base}/ve1/favourites/easy/${orderId}`, { userId })
const favourites = async (browser: TestBrowser) =>
  (await browser.get(`${base}/ve1/favourites/easy`)).json<{ data: { favourites: FavouriteOrder[] } }>().data.favourites
const unfavourite = (browser: TestBrowser, orderId: string) =>
  app.http.inject({ method: "DELETE", url: `${base}/ve1/favourites/easy/${orderId}`, headers: browser.headers() })
const recommended = async (browser: TestBrowser, query = "") =>
  (await browser.get(`${base}/ve1/orders/recommendations${query}`)).json<{
    data: { recommendations: Recommendation[] }
  }>().data.recommendations

test("[ORD-5a] a placed order is in the history as it was bought; a pending order is not", async () => {
  expect(await read(asha.browser)).toEqual({ status: "success", orders: [], pageNo: 1, hasMore: false, after: null })
  const placed = await asha.place([margherita(2), newLine("in-cola")])
  const waiting = await (await asBuyer(app, [newLine("in-cola")], asha.browser)).mustOrder()
  const { orders } = await read(asha.browser)
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
      isLive: true,
    },
  ])
  expect(orders.map(({ orderId }) => orderId)).not.toContain(waiting.orderId)
})

test("[ORD-5a] failed orders have their own list, without replaced ones; a cancelled order stays in the main list", async () => {
  const buyer = await asBuyer(app, [newLine("in-cola"), margherita()], asha.browser)
  await buyer.mustOrder()
  const failed = await buyer.mustOrder()
  await run(sql`
    update orders.order set status = 'FAILED', message = 'The payment didn’t arrive in time.'
    where id = ${failed.transactionId}`)
  const again = await buyer.mustOrder()
  await run(sql`
    update orders.order set status = 'CANCELLED', placed_at = created_at, ended_at = created_at
    where id = ${again.transactionId}`)
  expect(states(await read(asha.browser, "?filter=failed"))).toEqual([[failed.orderId, "FAILED", false]])
  expect(states(await read(asha.browser, "?filter=all"))).toEqual([[again.orderId, "CANCELLED", false]])
})

test("[ORD-5b] the pages of ten thousand orders, hundreds of them at the same time, list each order once, newest first", async () => {
  const placed = await asha.place()
  await asha.copy(
    placed.transactionId,
    9_999,
    "jsonb_build_object('placed_at', one.placed_at - (n / 400) * interval '1 hour', 'status', 'DELIVERED')",
  )
  const all = await run(sql<{ number: string; at: Date }>`
    select number, placed_at as at from orders.order where user_id = ${asha.browser.userId}`)
  // The expected sorting. Orders with the same time may have any order among each other, as long as it doesn't change.
  const moments = all
    .map(({ at }) => at.toISOString())
    .toSorted()
    .toReversed()
  const seen = new Set<string>()
  const pageNos = [1, 2, 3, 20, 21, 22, 249, 250, 251, 498, 499, 500]
  for (const pageNo of pageNos) {
    const page = await read(asha.browser, `?pageNo=${pageNo}`)
    expect([page.pageNo, page.hasMore]).toEqual([pageNo, pageNo < 500])
    expect(page.orders.map(({ at }) => at)).toEqual(moments.slice((pageNo - 1) * 20, pageNo * 20))
    for (const { orderId, orderStatus, isLive } of page.orders) {
      seen.add(orderId)
      expect(isLive).toBe(orderStatus !== "DELIVERED")
    }
  }
  expect([all.length, seen.size]).toEqual([10_000, pageNos.length * 20])
  expect(await read(asha.browser, "?pageNo=501")).toMatchObject({ orders: [], hasMore: false })
  // Reading after the previous page's cursor gives the same page.
  for (const pageNo of pageNos.slice(1)) {
    const { after } = await read(asha.browser, `?pageNo=${pageNo - 1}`)
    expect(await read(asha.browser, `?after=${after}`)).toEqual({
      ...(await read(asha.browser, `?pageNo=${pageNo}`)),
      pageNo: 1,
    })
  }
  expect(await recommended(asha.browser)).toMatchObject([{ reason: "Ordered 100+ times" }])
})

test("[ORD-5b] an order placed while paging repeats no order on the next page", async () => {
  const placed = await asha.place()
  await asha.copy(
    placed.transactionId,
    30,
    "jsonb_build_object('placed_at', one.placed_at - n * interval '1 hour', 'status', 'DELIVERED')",
  )
  const first = await read(asha.browser)
  await asha.place()
  const next = await read(asha.browser, `?pageNo=2&after=${first.after}`)
  const seen = [...first.orders, ...next.orders].map(({ orderId }) => orderId)
  expect([seen.length, new Set(seen).size, next.hasMore]).toEqual([31, 31, false])
  expect(next.after).toBeNull()
})

test("[SEC-5a] a forged cursor returns only the customer's own orders", async () => {
  const placed = await asha.place()
  const stranger = await asRegular(app, partners)
  await stranger.place()
  const newest = `99999999999999999.${randomUUID()}`
  const { orders } = await read(asha.browser, `?pageNo=2&after=${newest}`)
  expect(orders.map(({ orderId }) => orderId)).toEqual([placed.orderId])
  expect(await read(asha.browser, `?pageNo=2&after=0.${randomUUID()}`)).toMatchObject({ orders: [], hasMore: false })
})

test("[ORD-5b] orders within one millisecond are paged by their microseconds", async () => {
  const placed = await asha.place()
  await asha.copy(
    placed.transactionId,
    45,
    "jsonb_build_object('placed_at', one.placed_at - n * interval '7 microseconds', 'status', 'DELIVERED')",
  )
  const seen: string[] = []
  for (let after: string | null = ""; after !== null;) {
    const page: Page = await read(asha.browser, after && `?after=${after}`)
    seen.push(...page.orders.map(({ orderId }) => orderId))
    ;({ after } = page)
  }
  const sorted = await run(sql<{ number: string }>`
    select number from orders.order where user_id = ${asha.browser.userId} order by placed_at desc, id`)
  expect(seen).toEqual(sorted.map(({ number }) => number))
})

test("a country shows only its own orders", async () => {
  const placed = await asha.place()
  await asha.copy(placed.transactionId, 1, "jsonb_build_object('country', 'LK')")
  expect((await read(asha.browser)).orders.map(({ orderId }) => orderId)).toEqual([placed.orderId])
  const [{ number } = { number: "" }] = await run(sql<{ number: string }>`
    select number from orders.order where user_id = ${asha.browser.userId} and country = 'LK'`)
  expect((await show(asha.browser, number)).statusCode).toBe(404)
  expect((await favourite(asha.browser, number)).statusCode).toBe(404)
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
])("[ORD-5b] %s is refused", async (query) => {
  expect(errorFrom(await asha.browser.get(`${base}/ve3/orders${query}`))[1]).toBe("BAD_REQUEST")
})

test("[ORD-6a] order details equal the transaction, list the status changes, and are live until the order is cancelled", async () => {
  const placed = await asha.place()
  app.clock.advance(60)
  const shown = await details(asha.browser, placed.orderId)
  const { favOrderId, isLive, steps, lines, compensation, ...transaction } = shown
  expect(compensation).toBeNull()
  expect(lines).toMatchObject([{ productId: "in-margherita", size: "large", quantity: 1 }])
  const same = await asha.browser.get(`${base}/ve4/transaction/${placed.transactionId}`)
  expect(transaction).toEqual(same.json().data.transaction)
  expect([favOrderId, isLive, steps.map(({ status }) => status)]).toEqual([null, true, ["PENDING", "ORDER PLACED"]])
  expect(steps[1]?.at).toBe(placed.placedAt)
  const path = `${base}/ve3/orders/${placed.orderId}/cancel`
  await asha.browser.post(path, {}, { "idempotency-key": randomUUID() })
  expect(await details(asha.browser, placed.orderId)).toMatchObject({
    orderStatus: "CANCELLED",
    isLive: false,
    steps: [{ status: "PENDING" }, { status: "ORDER PLACED" }, { status: "CANCELLED" }],
  })
})

test("[ORD-6a] [SEC-5a] [SES-10c] another customer's order and an unknown order are not found", async () => {
  const placed = await asha.place()
  await favourite(asha.browser, placed.orderId)
  const stranger = await asRegular(app, partners)
  for (const browser of [stranger.browser, await asGuest(app)]) {
    const answers = [await show(browser, placed.orderId), await show(browser, "IN00000000")]
    expect(answers.map(errorFrom).map(([status, code]) => [status, code])).toEqual([
      [404, "NOT_FOUND"],
      [404, "NOT_FOUND"],
    ])
  }
  expect((await favourite(stranger.browser, placed.orderId)).statusCode).toBe(404)
  expect((await unfavourite(stranger.browser, placed.orderId)).statusCode).toBe(404)
  expect((await stranger.reorder(placed.orderId)).statusCode).toBe(404)
  expect([await favourites(stranger.browser), (await favourites(asha.browser)).length]).toEqual([[], 1])
  expect((await show(asha.browser, "IN1")).statusCode).toBe(400)
})

test("[ORD-7a] [ORD-7c] a favourite is saved once, shown with its order, listed, and gone when it is removed", async () => {
  const placed = await asha.place()
  const saved = await favourite(asha.browser, placed.orderId)
  const { favOrderId, orderSummary, userId, order } = saved.json<{ data: FavouriteOrder }>().data
  expect([userId, orderSummary, order.favOrderId]).toEqual([asha.browser.userId, order.orderSummary, favOrderId])
  expect((await favourite(asha.browser, placed.orderId)).body).toBe(saved.body)
  expect(await favourites(asha.browser)).toEqual([{ favOrderId, userId, orderSummary, order }])
  expect(await details(asha.browser, placed.orderId)).toMatchObject({ favOrderId })
  expect((await read(asha.browser)).orders).toMatchObject([{ orderId: placed.orderId, favOrderId }])
  expect((await read(asha.browser, "?filter=favourite")).orders).toEqual([order])
  for (let nth = 0; nth < 2; nth++) expect((await unfavourite(asha.browser, placed.orderId)).statusCode).toBe(200)
  expect([await favourites(asha.browser), (await details(asha.browser, placed.orderId)).favOrderId]).toEqual([[], null])
})

test("[ORD-7a] [SEC-5a] a favourite for another user is forbidden, a pending order is refused, and a guest gets 401", async () => {
  const placed = await asha.place()
  expect(errorFrom(await favourite(asha.browser, placed.orderId, randomUUID()))[1]).toBe("FORBIDDEN")
  const waiting = await (await asBuyer(app, [newLine("in-cola")], asha.browser)).mustOrder()
  expect(errorFrom(await favourite(asha.browser, waiting.orderId))[1]).toBe("CONFLICT")
  const guest = await asGuest(app)
  expect((await favourite(guest, placed.orderId)).statusCode).toBe(401)
  expect((await guest.get(`${base}/ve3/orders`)).statusCode).toBe(401)
  const bare = await asha.browser.post(`${base}/ve1/favourites/easy/${placed.orderId}`, {})
  expect([bare.statusCode, await favourites(asha.browser)]).toEqual([400, []])
})

test("[ORD-7a] fifty favourites can be saved, in pages of twenty; the next is refused until one is removed", async () => {
  const placed = await asha.place()
  await asha.copy(placed.transactionId, MAX_FAVOURITE_ORDERS, "jsonb_build_object('placed_at', one.placed_at)")
  const all = [...(await read(asha.browser)).orders]
  for (const pageNo of [2, 3]) all.push(...(await read(asha.browser, `?pageNo=${pageNo}`)).orders)
  const answers = []
  for (const { orderId } of all) answers.push((await favourite(asha.browser, orderId)).statusCode)
  expect(answers).toEqual([...Array.from({ length: MAX_FAVOURITE_ORDERS }, () => 200), 422])
  // An order that is already a favourite can be saved again.
  expect((await favourite(asha.browser, all[0]?.orderId ?? "")).statusCode).toBe(200)
  const pages = []
  for (const pageNo of [1, 2, 3, 4]) pages.push(await read(asha.browser, `?filter=favourite&pageNo=${pageNo}`))
  expect(pages.map(({ orders, hasMore }) => [orders.length, hasMore])).toEqual([
    [20, true],
    [20, true],
    [10, false],
    [0, false],
  ])
  expect(pages.flatMap(({ orders }) => orders.map(({ orderId }) => orderId))).toEqual(
    all.slice(0, MAX_FAVOURITE_ORDERS).map(({ orderId }) => orderId),
  )
  // A cursor stays valid, even if its order is no longer a favourite.
  const behind = `?filter=favourite&pageNo=2&after=${pages[0]?.after}`
  expect(await read(asha.browser, behind)).toEqual(pages[1])
  await unfavourite(asha.browser, all[19]?.orderId ?? "")
  expect(await read(asha.browser, behind)).toEqual(pages[1])
  expect((await favourite(asha.browser, all[19]?.orderId ?? "")).statusCode).toBe(200)
  await unfavourite(asha.browser, all[0]?.orderId ?? "")
  expect((await favourite(asha.browser, all.at(-1)?.orderId ?? "")).statusCode).toBe(200)
})

test("[IDN-13c] [IDN-13d] deleting an account deletes its favourites and the name in its orders", async () => {
  const placed = await asha.place()
  await favourite(asha.browser, placed.orderId)
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

test("[ORD-9] recommendations count what the customer ordered and leave out what the store has sold out; without orders they are empty", async () => {
  expect(await recommended(asha.browser)).toEqual([])
  const first = await asha.place([margherita(1, { size: "medium" })])
  const both = await asha.place([margherita(), newLine("in-cola")])
  await asha.copy(both.transactionId, 1, "jsonb_build_object('placed_at', one.placed_at + interval '1 second')")
  // Cancelled orders don't count.
  await run(sql`
    update orders.order set status = 'CANCELLED', ended_at = placed_at where id = ${first.transactionId}`)
  expect(summaryOf(await recommended(asha.browser))).toEqual([
    ["in-cola", "Ordered 2 times", null],
    ["in-margherita", "Ordered 2 times", "large"],
  ])
  const until = new Date(app.clock.now().getTime() + 3600_000)
  await inTransaction(app.platform.db, (tx) => setSoldOut(tx, "6585R", "in-cola", until))
  await expect
    .poll(async () => summaryOf(await recommended(asha.browser, "?storeId=6585R")), { timeout: 60_000 })
    .toEqual([["in-margherita", "Ordered 2 times", "large"]])
  await inTransaction(app.platform.db, (tx) => restock(tx, "6585R", "in-cola"))
  expect(errorFrom(await asha.browser.get(`${base}/ve1/orders/recommendations?storeId=NOSUCH`))[1]).toBe(
    "STORE_NOT_FOUND",
  )
})
