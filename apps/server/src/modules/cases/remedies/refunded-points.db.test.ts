import type { Membership, RewardsPage } from "@hearth/contract/calls/loyalty.calls.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { checkAllInvariants } from "../../../commands/invariants/check-all-invariants.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../../testing/as-staff.ts"
import { atStore } from "../../../testing/at-store.ts"
import { type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"
import { hireOfficePerson } from "../../head-office/testing/hire-office-person.ts"
import { atCase, caseFrom, newComplaint, openCase, STORE } from "../testing/case-fixture.ts"

const LOYALTY = "/api/customer-service/ve1/loyalty"

let harness: PaymentHarness
let headOffice: StaffClient
let manager: StaffClient
let support: StaffClient
beforeAll(async () => {
  harness = await startPaymentHarness({ settings: { firstManager } })
  headOffice = await asStaff(harness.app)
  manager = await hire(harness.app, headOffice, STORE, "manager")
  support = await hireOfficePerson(harness.app, headOffice, { roles: ["support"] })
})
afterAll(() => harness.close())

/** Opens a member's case about an order that was paid by card and handed over, so that it earned 100 points. */
async function newMembersCase() {
  const { buyer, id, transaction } = await harness.createUnpaidOrderAsCustomer()
  const { browser } = buyer
  await browser.post(`${LOYALTY}/register`, { enroll: true, termsAccepted: true })
  harness.syncClock()
  await buyer.pay(id, { mode: "CARD" })
  await harness.partners.payments.settle(await harness.newestPaymentIdOf({ buyer, id, transaction }), "paid")
  await harness.waitForStatus({ buyer, id, transaction }, "ORDER PLACED")
  await atStore(headOffice, transaction.store.id).advanceTo(id, "HANDED OVER")
  const { orderId, bill } = await buyer.read(id)
  const lineIds = bill.validItems.map((line) => line.id)
  const { caseId } = caseFrom(await openCase(browser, newComplaint({ orderId, lineIds })))
  const membership = async (): Promise<Membership> => (await browser.get(`${LOYALTY}/user`)).json().data
  return {
    caseId,
    id,
    lineIds,
    total: bill.payable,
    pointsOf: async () => (await membership()).balance?.overall.points,
    pendingOf: async () => (await membership()).pending?.points ?? 0,
    async titlesOf() {
      const page: RewardsPage = (await browser.get(`${LOYALTY}/user/history`)).json().data
      return page.entries.map(({ title, points }) => [title, points])
    },
  }
}

/** Runs the job that credits points, a day after the order was handed over. */
async function creditPoints(orderId: string): Promise<void> {
  await sql`
    update loyalty.earning set handed_over_at = handed_over_at - interval '25 hours',
      credit_from = credit_from - interval '25 hours' where order_id = ${orderId}`.execute(harness.app.database.db)
  await harness.app.platform.jobs.runNow("loyalty.credit-points")
}

const takenBack = ["Points of an order taken back", -100]
const earned = ["Points earned", 100]

test("[LOY-3d] [FBK-3d] a full refund takes back the credited points of its order once, also if its request is repeated", async () => {
  const { caseId, id, total, pointsOf, titlesOf } = await newMembersCase()
  await creditPoints(id)
  expect(await pointsOf()).toBe(100)
  const { version } = await atCase(support, caseId).read()
  const body = { kind: "REFUND", amount: total, reason: "cold pizza", version }
  const key = randomUUID()
  for (let nth = 0; nth < 2; nth++)
    expect((await support.send("POST", `/cases/${caseId}/remedies`, body, key)).statusCode).toBe(200)
  expect([await pointsOf(), await titlesOf()]).toEqual([0, [takenBack, earned]])
})

test("[LOY-3d] [FBK-3d] a full refund that a second person approves means that pending points are never credited", async () => {
  const { caseId, id, total, pointsOf, pendingOf, titlesOf } = await newMembersCase()
  const requested = (await atCase(manager, caseId).give({ kind: "REFUND", amount: total })).json().data.case
  expect([requested.remedies[0].state, await pendingOf()]).toEqual(["PENDING", 100])
  expect((await atCase(support, caseId).approve(requested.remedies[0].remedyId)).statusCode).toBe(200)
  expect(await pendingOf()).toBe(0)
  await creditPoints(id)
  expect([await pointsOf(), await titlesOf()]).toEqual([0, [["100 points on their way, taken back", 0]]])
})

test("[LOY-3d] [FBK-3d] a partial refund keeps the points, and the remedy that completes it takes them back", async () => {
  const { caseId, id, total, pointsOf, titlesOf } = await newMembersCase()
  await creditPoints(id)
  await atCase(support, caseId).give({ kind: "REFUND", amount: total - 100 })
  await atCase(support, caseId).give({ kind: "WALLET_CREDIT", amount: 99 })
  expect(await pointsOf()).toBe(100)
  await atCase(support, caseId).give({ kind: "WALLET_CREDIT", amount: 1 })
  expect([await pointsOf(), await titlesOf()]).toEqual([0, [takenBack, earned]])
})

test("[LOY-3d] [FBK-3d] an order that is made again keeps its points, also if the rest is refunded before or after it", async () => {
  const refundedAfter = await newMembersCase()
  const newOrder = { kind: "NEW_ORDER", items: refundedAfter.lineIds }
  const answer = (await atCase(support, refundedAfter.caseId).give(newOrder)).json().data.case
  const rest = { kind: "REFUND", amount: answer.remedyLeft }
  expect((await atCase(support, refundedAfter.caseId).give(rest)).statusCode).toBe(200)
  const refundedBefore = await newMembersCase()
  expect((await atCase(support, refundedBefore.caseId).give(rest)).statusCode).toBe(200)
  const items = refundedBefore.lineIds
  const { remedyLeft } = (await atCase(support, refundedBefore.caseId).give({ ...newOrder, items })).json().data.case
  expect(remedyLeft).toBe(0)
  for (const { id, pointsOf } of [refundedAfter, refundedBefore]) {
    await creditPoints(id)
    expect(await pointsOf()).toBe(100)
  }
})

test("[SEC-2a] the invariants hold after these refunds", async () => {
  const { app } = harness
  const results = await checkAllInvariants(app.database.db, { now: app.clock.now() })
  expect(results.filter(({ state, id }) => state === "broken" && id !== "I13")).toEqual([])
})
