import type { Membership } from "@hearth/contract/calls/loyalty.calls.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { asCustomer } from "../../testing/as-customer.ts"
import { asGuest, type TestBrowser } from "../../testing/as-guest.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore } from "../../testing/at-store.ts"
import { type PaymentHarness, startPaymentHarness } from "../../testing/start-payment-harness.ts"

const LOYALTY = "/api/customer-service/ve1/loyalty"
const MINUTE = 60
const DAY = 24 * 3600

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness({ settings: { firstManager } })
})
afterAll(() => harness.close())

async function joinWith(mobile: string): Promise<TestBrowser> {
  const browser = await asCustomer(harness.app, harness.partners, mobile)
  await browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
  return browser
}

/** Places an order that is paid by card: paying in cash would sign a guest in. Returns its transaction id. */
async function placeOrder(browser: TestBrowser): Promise<string> {
  const order = await harness.createUnpaidOrder("IN", { browser })
  expect((await order.buyer.pay(order.id, { mode: "CARD" })).statusCode).toBe(200)
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(order), "paid")
  await harness.waitForStatus(order, "ORDER PLACED")
  return order.id
}

async function handOver(...ids: string[]): Promise<void> {
  const storeClient = atStore(await asStaff(harness.app), "6585R")
  for (const id of ids) await storeClient.advanceTo(id, "HANDED OVER")
}

const membershipOf = async (browser: TestBrowser): Promise<Membership> =>
  (await browser.get(`${LOYALTY}/user`)).json().data

/** Credits the points and returns the membership afterwards. */
async function creditPoints(mobile: string): Promise<Membership> {
  harness.app.clock.advance(2 * DAY)
  await harness.app.platform.jobs.runNow("loyalty.credit-points")
  return membershipOf(await asCustomer(harness.app, harness.partners, mobile))
}

test("[LOY-3b] [SES-10a] of two orders that a member placed as a guest and signed in for before the handover, one earns points, and its message says so", async () => {
  const { app, partners } = harness
  const mobile = "9813410001"
  await joinWith(mobile)
  // The second code for the same number can be sent after a minute.
  app.clock.advance(2 * MINUTE)
  const guest = await asGuest(app)
  const ids = [await placeOrder(guest), await placeOrder(guest)]
  const member = await asCustomer(app, partners, mobile, { browser: guest })
  await handOver(...ids)
  expect(await membershipOf(member)).toMatchObject({ pending: { points: 100 }, balance: { overall: { points: 0 } } })
  expect(await creditPoints(mobile)).toMatchObject({ pending: null, balance: { overall: { points: 100 } } })
  const texts = async () => (await partners.messages(`+91${mobile}`)).map(({ body }) => body)
  const message = /^You earned a slice: 1 of 6 in cheese reward\. http\S+\/postorder-ui\/rewards$/
  await expect.poll(async () => (await texts()).filter((text) => message.test(text))).toHaveLength(1)
  // Another one would be in the queue, even if it isn't sent yet.
  const { rows } = await sql`select from messages.message where kind = 'points credited'`.execute(app.database.db)
  expect(rows).toHaveLength(1)
})
