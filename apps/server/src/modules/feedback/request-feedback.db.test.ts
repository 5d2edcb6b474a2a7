import { sql } from "kysely"
import { beforeEach, expect, test, vi } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore, type StoreClient } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"

const STORE = "6585R"
let app: TestApp
let partners: Partners
let storeClient: StoreClient
let customerCount = 0
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(24 * 3600)
  storeClient = atStore(await asStaff(app), STORE)
})

/** Places an order as a new customer and hands it over. */
async function handOverNewOrder() {
  const browser = await asCustomer(app, partners, `98138${10_000 + ++customerCount}`)
  const buyer = await asBuyer(app, undefined, browser)
  const { transactionId, orderId } = await buyer.mustOrder()
  await payInCash(buyer, partners, transactionId)
  await storeClient.advanceTo(transactionId, "HANDED OVER")
  return { browser, mobile: buyer.mobile, orderId, id: transactionId }
}

async function findPlannedRequest(orderId: string): Promise<{ dueAt: Date } | undefined> {
  const { rows } = await sql<{ dueAt: Date }>`
    select due_at as "dueAt" from feedback.request where order_id = ${orderId}`.execute(app.database.db)
  return rows[0]
}

async function secondsUntilDue(orderId: string): Promise<number> {
  const request = await findPlannedRequest(orderId)
  if (!request) throw new Error(`No request for feedback is planned for the order ${orderId}.`)
  return Math.ceil((request.dueAt.getTime() - app.clock.now().getTime()) / 1000)
}

const runJob = () => app.platform.jobs.runNow("feedback.request")
const requestsTo = async (mobile: string) =>
  (await partners.messages(mobile)).map(({ body }) => body).filter((body) => body.startsWith("How was"))

test("[FBK-1g] some time after the handover, a message with a link to the rating screen is sent once", async () => {
  const { mobile, orderId, id } = await handOverNewOrder()
  app.clock.advance((await secondsUntilDue(id)) - 60)
  await runJob()
  expect(await requestsTo(mobile)).toEqual([])
  app.clock.advance(61)
  await Promise.all([runJob(), runJob()])
  const link = expect.stringMatching(new RegExp(`/postorder-ui/feedback\\?orderId=${orderId}$`))
  await vi.waitFor(async () => expect(await requestsTo(mobile)).toEqual([link]))
  await runJob()
  expect(await requestsTo(mobile)).toHaveLength(1)
})

test("[FBK-1g] no message is sent for an order with feedback, nor one that is hours late", async () => {
  const rated = await handOverNewOrder()
  const rating = { orderId: rated.orderId, overallRating: 5 }
  expect((await rated.browser.post("/api/feedback-service/ve1/feedback", rating)).statusCode).toBe(200)
  const other = await handOverNewOrder()
  app.clock.advance(await secondsUntilDue(other.id))
  await runJob()
  await vi.waitFor(async () => expect(await requestsTo(other.mobile)).toHaveLength(1))
  expect(await requestsTo(rated.mobile)).toEqual([])

  const lateOrder = await handOverNewOrder()
  app.clock.advance((await secondsUntilDue(lateOrder.id)) + 3600)
  await runJob()
  expect(await findPlannedRequest(lateOrder.id)).toBeUndefined()
  expect(await requestsTo(lateOrder.mobile)).toEqual([])
})
