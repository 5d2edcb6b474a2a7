import type { PointsHistoryEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { asCustomer } from "../../testing/as-customer.ts"
import type { TestBrowser } from "../../testing/as-guest.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { firstManager, type StaffClient } from "../../testing/as-staff.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { givePoints } from "../loyalty/testing/give-points.ts"
import { historyLimits } from "./list-points-history.ts"
import { asOfficer } from "./testing/as-officer.ts"
import { deliverOrder } from "./testing/deliver-order.ts"
import { newMember } from "./testing/new-member.ts"

const DAY = 24 * 3600
const LOYALTY = "/api/customer-service/ve1/loyalty"

let app: TestApp
let partners: Partners
let support: StaffClient
let customerCount = 0
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  support = await asOfficer(app, ["support"])
})

const nextNumber = () => `98136${10_000 + ++customerCount}`
const readPage = ({ userId }: Pick<TestBrowser, "userId">, { pageNo = 1, client = support } = {}) =>
  client.send("GET", `/head-office/customers/${userId}/points-history?pageNo=${pageNo}`)
const entriesOf = async (browser: TestBrowser): Promise<PointsHistoryEntry[]> =>
  (await readPage(browser)).json().data.entries
const correct = ({ userId }: TestBrowser, points: number, reason: string) =>
  support.send("POST", `/head-office/customers/${userId}/corrections`, { points, reason }, randomUUID())
const memberOf = ({ member: { memberId, name } }: StaffClient) => ({ memberId, name })

async function readsOf({ userId }: Pick<TestBrowser, "userId">) {
  const { rows } = await sql<{ by: string }>`
    select member_id as by from head_office.audit_entry
    where subject = ${userId} and action = 'points history read'`.execute(app.database.db)
  return rows.map(({ by }) => by)
}

test("support sees what a customer earned, lost and got from head office, with the order, the person and the reason", async () => {
  const mobile = nextNumber()
  const browser = await newMember(app, partners, mobile)
  const earned = await deliverOrder(app, partners, browser)
  app.clock.advance(2 * DAY)
  await app.platform.jobs.runNow("loyalty.credit-points")
  support = await asOfficer(app, ["support"])
  await correct(browser, 200, "cold pizza")
  app.clock.advance(60)
  const requested = await correct(browser, 700, "a large party was late")
  const approver = await asOfficer(app, ["finance"])
  const { correctionId } = requested.json().data.correction
  await approver.send("POST", `/head-office/corrections/${correctionId}/approve`, undefined, randomUUID())
  app.clock.advance(60)
  const takenBack = { reason: "the order was refunded" }
  await support.send("POST", `/head-office/orders/${earned}/take-back-points`, takenBack, randomUUID())
  app.clock.advance(DAY)
  support = await asOfficer(app, ["support"])
  const signedInAgain = await asCustomer(app, partners, mobile)
  const onItsWay = await deliverOrder(app, partners, signedInAgain)
  app.clock.advance(60)
  await signedInAgain.post(`${LOYALTY}/user/opt-out`)

  const entries = await entriesOf(browser)
  const shown = entries.map(({ kind, points, pointsAfter, lost, orderId }) => [
    kind,
    points,
    pointsAfter,
    lost,
    orderId,
  ])
  expect(shown).toEqual([
    ["points lost", 0, 0, { points: 100, how: "given up" }, onItsWay],
    ["points forfeited", -900, 0, null, null],
    ["points taken back", -100, 900, null, earned],
    ["points corrected", 700, 1000, null, null],
    ["points corrected", 200, 300, null, null],
    ["points earned", 100, 100, null, earned],
  ])
  const [, , , approved, applied] = entries
  expect(approved?.change).toMatchObject({ approvedBy: memberOf(approver), reason: "a large party was late" })
  expect(applied?.change).toMatchObject({ approvedBy: null, reason: "cold pizza" })
  expect(entries.map(({ change }) => change?.member.name)).toEqual([
    undefined,
    undefined,
    "Asha",
    "Asha",
    "Asha",
    undefined,
  ])
  expect(entries[2]?.change?.reason).toBe("the order was refunded")
})

test("points that were taken back on their way show who did it and why", async () => {
  const browser = await newMember(app, partners, nextNumber())
  const orderId = await deliverOrder(app, partners, browser)
  const reason = "never arrived"
  await support.send("POST", `/head-office/orders/${orderId}/take-back-points`, { reason }, randomUUID())
  expect(await entriesOf(browser)).toMatchObject([
    {
      lost: { points: 100, how: "taken back" },
      orderId,
      change: { member: memberOf(support), approvedBy: null, reason },
    },
  ])
})

test("the history has pages of 20, and each page that is read is an entry of the audit log", async () => {
  const browser = await newMember(app, partners, nextNumber())
  for (let nth = 1; nth <= 21; nth++) await givePoints(app, browser, nth)
  const first = (await readPage(browser)).json().data
  expect([first.entries.length, first.pages, first.entries[0].points]).toEqual([20, 2, 21])
  const second = (await readPage(browser, { pageNo: 2 })).json().data
  expect(second.entries).toMatchObject([{ points: 1, pointsAfter: 1 }])
  expect(await readsOf(browser)).toEqual([support.member.memberId, support.member.memberId])
})

test("a customer who never joined has an empty history", async () => {
  const browser = await asCustomer(app, partners, nextNumber())
  expect((await readPage(browser)).json().data).toEqual({ entries: [], pageNo: 1, pages: 1 })
})

test("other roles, other countries and too many pages get nothing, and nothing is recorded", async () => {
  const browser = await newMember(app, partners, nextNumber())
  for (const role of ["finance", "marketing", "operations"] as const)
    expect(errorFrom(await readPage(browser, { client: await asOfficer(app, [role]) }))[1]).toBe("FORBIDDEN")
  const officerInSriLanka = await asOfficer(app, ["support"], "lk.localhost")
  expect(errorFrom(await readPage(browser, { client: officerInSriLanka }))[1]).toBe("NOT_FOUND")
  expect(errorFrom(await readPage({ userId: randomUUID() }))[1]).toBe("NOT_FOUND")
  for (let nth = 1; nth < historyLimits.perMinute; nth++) await readPage({ userId: randomUUID() })
  expect(errorFrom(await readPage(browser))[1]).toBe("TOO_MANY_REQUESTS")
  expect(await readsOf(browser)).toEqual([])
  app.clock.advance(60)
  expect((await readPage(browser)).statusCode).toBe(200)
})
