import type { Correction, PendingCorrection } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { checkAllInvariants } from "../../commands/invariants/check-all-invariants.ts"
import { asCustomer, requestCode } from "../../testing/as-customer.ts"
import type { TestBrowser } from "../../testing/as-guest.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { asOfficer } from "./testing/as-officer.ts"
import { newMember, pointsOf } from "./testing/new-member.ts"

let app: TestApp
let partners: Partners
let support: StaffClient
let finance: StaffClient
let asha: TestBrowser
let customerCount = 0
const nextNumber = () => `98134${10_000 + ++customerCount}`
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeEach(async () => {
  support = await asOfficer(app, ["support"])
  finance = await asOfficer(app, ["finance"])
  asha = await newMember(app, partners, nextNumber())
})

const reason = "the rider was rude"
const request = (
  client: StaffClient,
  points: number,
  { userId = asha.userId, key = randomUUID() }: { userId?: string; key?: string } = {},
) => client.send("POST", `/head-office/customers/${userId}/corrections`, { points, reason }, key)
const correctionFrom = (answer: Awaited<ReturnType<typeof request>>): Correction => {
  if (answer.statusCode !== 200) throw new Error(`No correction: ${answer.body}`)
  return answer.json().data.correction
}
const requestPending = async (points: number, client = support) =>
  correctionFrom(await request(client, points)).correctionId
const approve = (client: StaffClient, id: string, key: string = randomUUID()) =>
  client.send("POST", `/head-office/corrections/${id}/approve`, undefined, key)
const reject = (client: StaffClient, id: string, body: object = { reason: "no proof" }) =>
  client.send("POST", `/head-office/corrections/${id}/reject`, body, randomUUID())
const listPendingIds = async (client: StaffClient): Promise<string[]> =>
  (await client.send("GET", "/head-office/corrections"))
    .json()
    .data.corrections.map((each: Correction) => each.correctionId)

async function auditOf({ userId }: TestBrowser) {
  const { rows } = await sql<{ action: string; from: object | null; to: object | null; reason: string; by: string }>`
    select action, from_values as "from", to_values as "to", reason, member_id as by from head_office.audit_entry
    where subject = ${userId} order by id`.execute(app.database.db)
  return rows
}

async function postingsOf({ userId }: TestBrowser): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ledger.posting where user_id = ${userId} and kind = 'points corrected'`.execute(
    app.database.db,
  )
  return rows[0]?.count ?? 0
}

test("the response has the customer's points after the correction, or the unchanged points if it waits for approval", async () => {
  expect((await request(support, 450)).json().data.withoutApproval).toBe(150)
  const applied = await request(support, 150)
  const balance = {
    burnable: { freeItems: 1 },
    overall: { points: 600, slices: 0, missingPoints: 600 },
    reserved: { points: 0 },
  }
  expect(applied.json().data).toMatchObject({ balance, pending: null, withoutApproval: 0, waitingCorrections: [] })
  expect(applied.body).not.toContain("loyaltyCardCode")
  const waiting = { balance, withoutApproval: 0, waitingCorrections: [601], correction: { status: "pending" } }
  expect((await request(support, 601)).json().data).toMatchObject(waiting)
})

test.each([600, -600, 1])("a correction of %i points is applied at once, posted once and audited", async (points) => {
  const correction = correctionFrom(await request(support, points))
  expect(correction).toMatchObject({ userId: asha.userId, points, reason, status: "applied", decidedBy: null })
  expect(correction.requestedBy).toEqual({ memberId: support.member.memberId, name: support.member.name })
  expect([await pointsOf(asha), await postingsOf(asha)]).toEqual([points, 1])
  const { correctionId } = correction
  expect(await auditOf(asha)).toEqual([
    {
      action: "correction applied",
      from: { balance: 0 },
      to: { correctionId, points, balance: points },
      reason,
      by: support.member.memberId,
    },
  ])
  const history = (await asha.get("/api/customer-service/ve1/loyalty/user/history")).json().data.entries
  expect(history).toMatchObject([
    { title: points > 0 ? "Added by customer care" : "Removed by customer care", points, pointsAfter: points },
  ])
})

test.each([601, -5000])("a correction of %i points waits for a second person, who approves it", async (points) => {
  const { correctionId, status } = correctionFrom(await request(support, points))
  expect([status, await pointsOf(asha), await postingsOf(asha)]).toEqual(["pending", 0, 0])
  expect([await listPendingIds(support), await listPendingIds(finance)]).toEqual([
    expect.arrayContaining([correctionId]),
    expect.arrayContaining([correctionId]),
  ])
  app.clock.advance(60)
  const approved = correctionFrom(await approve(finance, correctionId))
  expect(approved).toMatchObject({
    status: "applied",
    decidedBy: { memberId: finance.member.memberId },
    decidedAt: app.clock.now().toISOString(),
  })
  expect([await pointsOf(asha), await postingsOf(asha)]).toEqual([points, 1])
  expect(await listPendingIds(finance)).not.toContain(correctionId)
  expect(await auditOf(asha)).toEqual([
    { action: "correction requested", from: null, to: { correctionId, points }, reason, by: support.member.memberId },
    {
      action: "correction approved",
      from: { status: "pending", balance: 0 },
      to: { status: "applied", correctionId, points, balance: points },
      reason,
      by: finance.member.memberId,
    },
  ])
})

test("if the corrections of a customer within a day, added or removed, exceed the limit together, the next one waits for approval", async () => {
  expect(correctionFrom(await request(support, 400)).status).toBe("applied")
  expect(correctionFrom(await request(await asOfficer(app, ["support"]), -200)).status).toBe("applied")
  expect(correctionFrom(await request(support, 1)).status).toBe("pending")
  expect(await pointsOf(asha)).toBe(200)
  app.clock.advance(25 * 3600)
  const [later, again] = [await asOfficer(app, ["support"]), await asOfficer(app, ["support"])]
  expect(correctionFrom(await request(later, 600)).status).toBe("applied")
  expect(correctionFrom(await request(again, 600)).status).toBe("pending")
})

test("the list has each customer's current points, and null for a customer who is no longer a member", async () => {
  await request(support, 350)
  const former = await newMember(app, partners, nextNumber())
  const ids = [
    await requestPending(700),
    correctionFrom(await request(support, 800, { userId: former.userId })).correctionId,
  ]
  await former.post("/api/customer-service/ve1/loyalty/user/opt-out")
  const { corrections, hasMore } = (await finance.send("GET", "/head-office/corrections")).json().data
  const balances = new Map(corrections.map((each: PendingCorrection) => [each.correctionId, each.currentPoints]))
  expect([...ids.map((id) => balances.get(id)), hasMore]).toEqual([350, null, false])
})

test("the list has the 100 oldest corrections and says whether there are more", async () => {
  const officerInBangladesh = await asOfficer(app, ["finance"], "bd.localhost")
  const plant = (count: number, at: Date) =>
    sql`
      insert into head_office.correction (id, country, user_id, points, reason, needs_approval, status, requested_by, requested_at)
      select gen_random_uuid(), 'BD', gen_random_uuid(), 1000, 'planted', true, 'pending', gen_random_uuid(), ${at}
      from generate_series(1, ${count}::int)`.execute(app.database.db)
  const read = async () => (await officerInBangladesh.send("GET", "/head-office/corrections")).json().data
  const requestedAt = app.clock.now()
  await plant(100, requestedAt)
  expect(await read()).toMatchObject({ hasMore: false })
  app.clock.advance(60)
  await plant(1, app.clock.now())
  const { corrections, hasMore } = await read()
  const times = new Set(corrections.map((each: PendingCorrection) => each.requestedAt))
  expect([corrections.length, hasMore, ...times]).toEqual([100, true, requestedAt.toISOString()])
})

test("a rejected correction changes no points and can't be approved afterwards", async () => {
  const correctionId = await requestPending(1000)
  expect(correctionFrom(await reject(finance, correctionId))).toMatchObject({ status: "rejected" })
  for (const response of [await approve(finance, correctionId), await reject(finance, correctionId)])
    expect(errorFrom(response).slice(0, 2)).toEqual([409, "CONFLICT"])
  expect([await pointsOf(asha), await postingsOf(asha)]).toEqual([0, 0])
  expect((await auditOf(asha)).map(({ action, reason }) => [action, reason])).toEqual([
    ["correction requested", reason],
    ["correction rejected", "no proof"],
  ])
})

test("nobody decides on their own request, not even a manager of head office; the database refuses it, too", async () => {
  const [both, headOffice] = [await asOfficer(app, ["support", "finance"]), await asStaff(app)]
  const needed = "Someone else has to decide on your request."
  for (const requester of [both, headOffice]) {
    const correctionId = await requestPending(1000, requester)
    for (const decided of [await approve(requester, correctionId), await reject(requester, correctionId)])
      expect(errorFrom(decided)).toEqual([403, "FORBIDDEN", needed])
    const decideOwn = sql`
      update head_office.correction set status = 'applied', decided_by = requested_by, decided_at = now()
      where id = ${correctionId}`
    await expect(decideOwn.execute(app.database.db)).rejects.toThrow("check")
    const decideAlone = sql`
      update head_office.correction set status = 'applied', decided_at = now() where id = ${correctionId}`
    await expect(decideAlone.execute(app.database.db)).rejects.toThrow("check")
  }
  expect(await postingsOf(asha)).toBe(0)
})

test("a request and a decision can't be changed or deleted in the database", async () => {
  const { db } = app.database
  const correctionId = await requestPending(1000)
  const change = (set: ReturnType<typeof sql>) =>
    sql`update head_office.correction set ${set} where id = ${correctionId}`.execute(db)
  for (const set of [
    sql`points = 5000`,
    sql`user_id = gen_random_uuid()`,
    sql`reason = 'x'`,
    sql`needs_approval = false`,
  ])
    await expect(change(set)).rejects.toThrow("never changed")
  await reject(finance, correctionId)
  await expect(change(sql`status = 'applied'`)).rejects.toThrow("never changed")
  await expect(sql`delete from head_office.correction where id = ${correctionId}`.execute(db)).rejects.toThrow(
    "never changed",
  )
  await expect(sql`truncate head_office.correction`.execute(db)).rejects.toThrow("never changed")
})

test("roles: only support requests, only finance decides, others do neither", async () => {
  const officerWithOtherRoles = await asOfficer(app, ["marketing", "operations"])
  for (const client of [finance, officerWithOtherRoles])
    for (const points of [100, 1000]) expect(errorFrom(await request(client, points))[1]).toBe("FORBIDDEN")
  expect(errorFrom(await officerWithOtherRoles.send("GET", "/head-office/corrections"))[1]).toBe("FORBIDDEN")
  const correctionId = await requestPending(1000)
  const secondSupport = await asOfficer(app, ["support"])
  for (const client of [support, secondSupport, officerWithOtherRoles]) {
    expect(errorFrom(await approve(client, correctionId))[1]).toBe("FORBIDDEN")
    expect(errorFrom(await reject(client, correctionId))[1]).toBe("FORBIDDEN")
  }
  expect([await pointsOf(asha), await auditOf(asha)]).toMatchObject([0, [{ action: "correction requested" }]])
})

test.each([
  ["0 points", { points: 0 }],
  ["more than 5000 points", { points: 5001 }],
  ["less than -5000 points", { points: -5001 }],
  ["a part of a point", { points: 1.5 }],
  ["no reason", { reason: undefined }],
  ["a blank reason", { reason: "  " }],
  ["too long a reason", { reason: "a".repeat(201) }],
  ["the customer's number in the reason", { reason: "called from 98134 10001" }],
])("a correction with %s is refused", async (_, overrides) => {
  const path = `/head-office/customers/${asha.userId}/corrections`
  const answer = await support.send("POST", path, { points: 100, reason, ...overrides }, randomUUID())
  expect(errorFrom(answer).slice(0, 2)).toEqual([400, "BAD_REQUEST"])
  expect(await postingsOf(asha)).toBe(0)
})

test("[SEC-1d] every change needs an idempotency key, and a repeated one changes the points once", async () => {
  const path = `/head-office/customers/${asha.userId}/corrections`
  expect(errorFrom(await support.send("POST", path, { points: 100, reason }))[1]).toBe("BAD_REQUEST")
  const correctionId = await requestPending(1000)
  for (const verb of ["approve", "reject"])
    expect(
      errorFrom(await finance.send("POST", `/head-office/corrections/${correctionId}/${verb}`, { reason }))[1],
    ).toBe("BAD_REQUEST")
  const key = randomUUID()
  const [first, second] = [await request(support, 100, { key }), await request(support, 100, { key })]
  expect([second.statusCode, second.body]).toEqual([200, first.body])
  const approval = randomUUID()
  const bodies = [await approve(finance, correctionId, approval), await approve(finance, correctionId, approval)]
  expect(new Set(bodies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect([await pointsOf(asha), await postingsOf(asha)]).toEqual([1100, 2])
})

test("the customer must be a member of the programme, also when the correction is approved", async () => {
  const outsider = await asCustomer(app, partners, nextNumber())
  for (const points of [100, 1000]) {
    const refused = await request(support, points, { userId: outsider.userId })
    expect(errorFrom(refused)).toEqual([422, "RULE_NOT_MET", "This customer isn’t a member of the rewards programme."])
  }
  const correctionId = await requestPending(1000)
  await asha.post("/api/customer-service/ve1/loyalty/user/opt-out")
  expect(errorFrom(await approve(finance, correctionId))[1]).toBe("RULE_NOT_MET")
  expect(await listPendingIds(finance)).toContain(correctionId)
  expect(correctionFrom(await reject(finance, correctionId)).status).toBe("rejected")
  expect(await postingsOf(asha)).toBe(0)
})

test("customers and corrections of another country, and unknown ones, are not found", async () => {
  const correctionId = await requestPending(1000)
  const officerInSriLanka = await asOfficer(app, ["support", "finance"], "lk.localhost")
  expect(errorFrom(await request(officerInSriLanka, 100))[1]).toBe("NOT_FOUND")
  expect(await listPendingIds(officerInSriLanka)).toEqual([])
  for (const id of [correctionId, randomUUID()]) {
    expect(errorFrom(await approve(officerInSriLanka, id))[1]).toBe("NOT_FOUND")
    expect(errorFrom(await reject(officerInSriLanka, id))[1]).toBe("NOT_FOUND")
  }
  expect(errorFrom(await request(support, 100, { userId: randomUUID() }))[1]).toBe("NOT_FOUND")
  expect([await pointsOf(asha), await listPendingIds(finance)]).toEqual([0, expect.arrayContaining([correctionId])])
})

test("corrections need the loyalty feature; roles, the audit log and the search don't", async () => {
  const correctionId = await requestPending(1000)
  const featuresOff = [{ feature: "loyalty", country: "IN" }] as const
  const settings = { ...partners.settings, firstManager, featuresOff }
  const node = await build({ database: app.database, settings })
  const [supportThere, financeThere] = [support.onNode(node), finance.onNode(node)]
  const answers = [
    await request(supportThere, 100),
    await supportThere.send("GET", "/head-office/corrections"),
    await approve(financeThere, correctionId),
    await reject(financeThere, correctionId),
    await supportThere.send("POST", "/head-office/orders/INAAAAAAAA/take-back-points", { reason }, randomUUID()),
    await supportThere.send("GET", "/head-office/roles"),
    await supportThere.send("GET", "/head-office/audit"),
    await supportThere.send("POST", "/head-office/customers/search", { mobile: "9000000003" }),
  ]
  await node.close()
  expect(answers.map((answer) => (answer.statusCode === 200 ? "200" : errorFrom(answer)[1]))).toEqual([
    ...Array.from({ length: 5 }, () => "FEATURE_OFF"),
    "200",
    "200",
    "NOT_FOUND",
  ])
})

test("[IDN-13d] nothing but the user id remains of a deleted account, and its request can't be approved", async () => {
  const correctionId = await requestPending(1000)
  await request(support, 100)
  const mobile = `98134${10_000 + customerCount}`
  const profile = { firstName: "Zubeida", lastName: "Quraishi", email: "zubeida.q@example.in" }
  expect((await asha.post("/api/loginhandler/updateuser", profile)).statusCode).toBe(200)
  expect((await support.send("POST", "/head-office/customers/search", { mobile })).statusCode).toBe(200)
  app.clock.advance(120)
  await requestCode(asha, mobile, { purpose: "DELETE_ACCOUNT" })
  const deletion = await asha.post("/api/loginhandler/deleteaccount", { code: await partners.codeFor(mobile) })
  expect(deletion.statusCode).toBe(200)
  expect(errorFrom(await approve(finance, correctionId))[1]).toBe("RULE_NOT_MET")
  expect(errorFrom(await request(support, 100))[1]).toBe("NOT_FOUND")
  const { rows } = await sql<{ text: string }>`
    select correction::text as text from head_office.correction where user_id = ${asha.userId}
    union all select audit_entry::text from head_office.audit_entry where subject = ${asha.userId}`.execute(
    app.database.db,
  )
  expect(rows.length).toBe(5)
  const personal = [mobile, ...Object.values(profile)]
  expect(rows.filter(({ text }) => personal.some((each) => text.includes(each)))).toEqual([])
})

test("[SEC-2a] invariants I4, I14 and I20 hold after all corrections of this file", async () => {
  const results = await checkAllInvariants(app.database.db, { now: app.clock.now() })
  expect(results.filter(({ id, state }) => ["I4", "I14", "I20"].includes(id) && state !== "holds")).toEqual([])
})
