import { Client } from "pg"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { asRegular, type Regular } from "../../testing/as-regular.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { explainStatement, scansOf } from "../../testing/explain-statement.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"
import { type WatchedStatements, watchStatements } from "../../testing/watch-statements.ts"

let app: TestApp
let partners: Partners
let asha: Regular
let orderId: string
let statements: WatchedStatements
beforeAll(async () => {
  statements = watchStatements()
  partners = await startPartners()
  app = await build({ settings: partners.settings })
  asha = await asRegular(app, partners)
  const placed = await asha.placeOrder()
  orderId = placed.orderId
  const daysEarlier = "one.placed_at - n * interval '1 day'"
  const changes = `jsonb_build_object('placed_at', ${daysEarlier}, 'created_at', ${daysEarlier}, 'status', 'DELIVERED')`
  await asha.copy(placed.transactionId, 3_000, changes)
  const valuesOfOtherOrders =
    "'user_id', gen_random_uuid(), 'number', 'BD' || lpad(n || '', 8, '0'), 'status', 'DELIVERED'"
  await asha.copy(placed.transactionId, 20_000, `jsonb_build_object(${valuesOfOtherOrders})`)
  const failed = `'number', 'LK' || lpad(n || '', 8, '0'), 'status', 'FAILED', 'placed_at', null, 'created_at', ${daysEarlier}`
  await asha.copy(placed.transactionId, 500, `jsonb_build_object(${failed})`)
  // On its own connection, which has no time limit for statements. Without the checkpoint, vacuum doesn't mark pages as
  // all-visible whose commits are not on disk yet.
  const client = new Client(app.database.url)
  await client.connect()
  await client.query("checkpoint")
  await client.query("vacuum analyze orders.order")
  await client.end()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await app.close()
  await partners.stop()
})

const base = "/api/order-service"
async function request(path: string): Promise<string[]> {
  expect((await statements.watch(() => asha.browser.get(base + path))).statusCode).toBe(200)
  return statements.names()
}

const explain = (name: string) => explainStatement(app, statements, `/* ${name} */`)
const plan = async (name: string) => scansOf(await explain(name))

test.each(["?pageNo=1", "?pageNo=100"])(
  "the order history with %s takes four statements and finds its ids with an index-only scan",
  async (query) => {
    const page = ["identity.session", "orders.past-placed", "history.favourites-among", "feedback.ratings-among"]
    expect(await request(`/ve3/orders${query}`)).toEqual(page)
    expect(await plan("orders.past-placed")).toEqual(["Index Only Scan placed_by_customer", "Index Scan order_pkey"])
    expect(await plan("feedback.ratings-among")).toEqual(["Index Scan feedback_order_id_key"])
  },
)

test.each([
  ["all", "orders.past-placed", "placed_by_customer", ["feedback.ratings-among"]],
  // An order that failed can't be rated.
  ["failed", "orders.past-failed", "failed_unless_replaced", []],
])("a page of %s orders reads no rows before the cursor", async (filter, name, index, ratings) => {
  const fetchPage = (query: string) => asha.browser.get(`${base}/ve3/orders?filter=${filter}&${query}`)
  const { after } = (await fetchPage("pageNo=24")).json<{ after: string }>()
  const query = `?filter=${filter}&pageNo=25&after=${after}`
  const page = ["identity.session", `${name}-after`, "history.favourites-among", ...ratings]
  expect(await request(`/ve3/orders${query}`)).toEqual(page)
  expect(await plan(`${name}-after`)).toEqual([`Index Only Scan ${index}`, "Index Scan order_pkey"])
  // The index condition finds the start; earlier rows are not read and discarded.
  expect((await explain(`${name}-after`)).join(" ")).toMatch(/Index Cond: .*(placed|created)_at <= /)
})

test("a page of failed orders finds its ids with an index-only scan", async () => {
  await request("/ve3/orders?filter=failed&pageNo=3")
  expect(await plan("orders.past-failed")).toEqual(["Index Only Scan failed_unless_replaced", "Index Scan order_pkey"])
})

test("[ORD-9] recommendations take one statement besides the session's and find their ids with an index-only scan", async () => {
  expect(await request("/ve1/orders/recommendations")).toEqual(["identity.session", "orders.ordered"])
  expect(await plan("orders.ordered")).toEqual(["Index Only Scan placed_by_customer", "Index Scan order_pkey"])
})

test("order details take at most six statements", async () => {
  expect((await request(`/ve3/orders/${orderId}`)).length).toBeLessThanOrEqual(6)
})
