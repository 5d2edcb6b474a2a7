import type { Membership, OrderEarning, RewardsPage } from "@hearth/contract/calls/loyalty.calls.ts"
import { beforeEach, expect, test } from "vitest"
import { asBuyer, payInCash } from "../../testing/as-buyer.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import type { TestBrowser } from "../../testing/as-guest.ts"
import { margherita } from "../../testing/as-shopper.ts"
import { asStaff, firstManager } from "../../testing/as-staff.ts"
import { atStore, type StoreClient } from "../../testing/at-store.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { takeBackPoints } from "./take-back-points.ts"
import { givePoints } from "./testing/give-points.ts"

const LOYALTY = "/api/customer-service/ve1/loyalty"
const STORE = "6585R"
const DAY = 24 * 3600

let app: TestApp
let partners: Partners
let storeClient: StoreClient
let customerCount = 0
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  app.clock.advance(DAY)
  storeClient = atStore(await asStaff(app), STORE)
})

const join = (browser: TestBrowser) => browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
const dataOf = async <Data>(browser: TestBrowser, path: string) =>
  (await browser.get(`${LOYALTY}${path}`)).json<{ data: Data }>().data
const historyOf = async (browser: TestBrowser) =>
  (await dataOf<RewardsPage>(browser, "/user/history")).entries.map(({ title, points, pointsAfter, orderId }) => [
    title,
    points,
    pointsAfter,
    orderId,
  ])

async function newMember(): Promise<TestBrowser> {
  const browser = await asCustomer(app, partners, `98133${10_000 + ++customerCount}`)
  expect((await join(browser)).statusCode).toBe(200)
  return browser
}

async function deliverOrder(browser: TestBrowser): Promise<{ id: string; orderId: string }> {
  const buyer = await asBuyer(app, [margherita(1)], browser)
  const { transactionId: id, orderId } = await buyer.mustOrder()
  expect((await payInCash(buyer, partners, id)).statusCode).toBe(200)
  await storeClient.advanceTo(id, "HANDED OVER")
  return { id, orderId }
}

test("[LOY-1b] [LOY-4a] points on their way that are given up by leaving stay in the history, and the day's next order earns nothing", async () => {
  const browser = await newMember()
  await givePoints(app, browser, 50)
  const { orderId } = await deliverOrder(browser)
  app.clock.advance(60)
  await browser.post(`${LOYALTY}/user/opt-out`)
  const lost = ["100 points on their way, given up", 0, 0, orderId]
  const before = [
    ["Points given up when you left", -50, 0, null],
    ["Added by customer care", 50, 50, null],
  ]
  expect(await historyOf(browser)).toEqual([lost, ...before])
  app.clock.advance(60)
  await join(browser)
  expect(await dataOf<OrderEarning>(browser, "/next-order")).toMatchObject({ state: "DAY_LOST", points: 0 })
  await givePoints(app, browser, 30)
  expect(await historyOf(browser)).toEqual([["Added by customer care", 30, 30, null], lost, ...before])
  expect(await dataOf<Membership>(browser, "/user")).toMatchObject({
    pending: null,
    balance: { overall: { points: 30 } },
  })
})

test("[LOY-3a] [LOY-4a] points on their way that head office takes back stay in the history", async () => {
  const browser = await newMember()
  const { id, orderId } = await deliverOrder(browser)
  expect(await historyOf(browser)).toEqual([])
  await inTransaction(app.database.db, (tx) => takeBackPoints(tx, id, app.clock.now()))
  expect(await historyOf(browser)).toEqual([["100 points on their way, taken back", 0, 0, orderId]])
})
