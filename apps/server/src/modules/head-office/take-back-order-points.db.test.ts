import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import type { TestBrowser } from "../../testing/as-guest.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { firstManager, type StaffClient } from "../../testing/as-staff.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { asOfficer } from "./testing/as-officer.ts"
import { deliverOrder as deliverOrderOf } from "./testing/deliver-order.ts"
import { newMember } from "./testing/new-member.ts"

const DAY = 24 * 3600
const reason = "the order was refunded"

let app: TestApp
let partners: Partners
let support: StaffClient
let customerCount = 0
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  support = await asOfficer(app, ["support"])
})

/** Returns the number of an order that was handed over, and earned 100 points. */
async function deliverOrder(): Promise<{ browser: TestBrowser; orderId: string }> {
  const browser = await newMember(app, partners, `98135${10_000 + ++customerCount}`)
  return { browser, orderId: await deliverOrderOf(app, partners, browser) }
}

const takeBack = (orderId: string, client = support, body: object = { reason }) =>
  client.send("POST", `/head-office/orders/${orderId}/take-back-points`, body, randomUUID())

async function stateOf({ userId }: TestBrowser) {
  const { db } = app.database
  const { rows } = await sql<{ action: string; from: object; to: object; reason: string }>`
    select action, from_values as "from", to_values as "to", reason from head_office.audit_entry
    where subject = ${userId}`.execute(db)
  const balances = await sql<{ amount: number }>`
    select amount from ledger.balance where account = ${`points:${userId}:IN`}`.execute(db)
  return { points: balances.rows[0]?.amount ?? 0, audit: rows }
}

test("support takes back the credited points of an order once, and the repeat changes nothing", async () => {
  const { browser, orderId } = await deliverOrder()
  app.clock.advance(2 * DAY)
  await app.platform.jobs.runNow("loyalty.credit-points")
  support = await asOfficer(app, ["support"])
  expect((await stateOf(browser)).points).toBe(100)
  const answers = [await takeBack(orderId), await takeBack(orderId)]
  const empty = {
    burnable: { freeItems: 0 },
    overall: { points: 0, slices: 0, missingPoints: 600 },
    reserved: { points: 0 },
  }
  expect(answers.map((answer) => answer.json().data)).toEqual([
    { points: 100, balance: empty, pending: null, withoutApproval: 600, waitingCorrections: [] },
    { points: 0, balance: empty, pending: null, withoutApproval: 600, waitingCorrections: [] },
  ])
  expect(await stateOf(browser)).toEqual({
    points: 0,
    audit: [{ action: "points taken back", from: { orderId, points: 100 }, to: { orderId, points: 0 }, reason }],
  })
})

test("points that are on their way are not credited after they were taken back", async () => {
  const { browser, orderId } = await deliverOrder()
  expect((await takeBack(orderId)).json().data).toMatchObject({ points: 100, pending: null })
  app.clock.advance(2 * DAY)
  await app.platform.jobs.runNow("loyalty.credit-points")
  expect((await stateOf(browser)).points).toBe(0)
})

test("[LOY-1b] for someone who has left, nothing is written and nothing is in the audit log", async () => {
  const { browser, orderId } = await deliverOrder()
  app.clock.advance(2 * DAY)
  await app.platform.jobs.runNow("loyalty.credit-points")
  support = await asOfficer(app, ["support"])
  const { db } = app.database
  await sql`update loyalty.member set left_at = ${app.clock.now()} where user_id = ${browser.userId}`.execute(db)
  expect((await takeBack(orderId)).json().data).toMatchObject({ points: 0 })
  const { rows } = await sql`
    select taken_back_at from loyalty.earning where user_id = ${browser.userId}`.execute(db)
  expect([rows, (await stateOf(browser)).audit]).toEqual([[{ taken_back_at: null }], []])
})

test("with the user id of another customer, the order is not found and keeps its points", async () => {
  const [one, other] = [await deliverOrder(), await deliverOrder()]
  const body = { reason, userId: other.browser.userId }
  expect(errorFrom(await takeBack(one.orderId, support, body))[1]).toBe("NOT_FOUND")
  expect((await stateOf(one.browser)).audit).toEqual([])
  const response = await takeBack(one.orderId, support, { reason, userId: one.browser.userId })
  expect(response.json().data).toMatchObject({ points: 100 })
})

test("the wrong role, another country, an unknown order and a missing reason or key are refused", async () => {
  const { browser, orderId } = await deliverOrder()
  const officerWithOtherRoles = await asOfficer(app, ["marketing", "operations", "finance"])
  expect(errorFrom(await takeBack(orderId, officerWithOtherRoles))[1]).toBe("FORBIDDEN")
  expect(errorFrom(await takeBack(orderId, await asOfficer(app, ["support"], "lk.localhost")))[1]).toBe("NOT_FOUND")
  expect(errorFrom(await takeBack("INAAAAAAAA"))[1]).toBe("NOT_FOUND")
  for (const body of [{}, { reason: " " }])
    expect(errorFrom(await takeBack(orderId, support, body))[1]).toBe("BAD_REQUEST")
  const withoutKey = await support.send("POST", `/head-office/orders/${orderId}/take-back-points`, { reason })
  expect(errorFrom(withoutKey)[1]).toBe("BAD_REQUEST")
  expect((await stateOf(browser)).audit).toEqual([])
})
