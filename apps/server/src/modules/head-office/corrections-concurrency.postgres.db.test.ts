import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { checkAllInvariants } from "../../commands/invariants/check-all-invariants.ts"
import type { TestBrowser } from "../../testing/as-guest.ts"
import { firstManager, hire, asStaff, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"
import { asOfficer, grantRoles } from "./testing/as-officer.ts"
import { newMember } from "./testing/new-member.ts"

let partners: Partners
let nodeA: TestApp
let nodeB: TestApp
let support: StaffClient
let approvers: StaffClient[]
let asha: TestBrowser
let customerCount = 0
beforeAll(async () => {
  partners = await startPartners()
  const settings = { ...partners.settings, firstManager }
  nodeA = await build({ settings })
  nodeB = await build({ settings, database: nodeA.database })
  support = await asOfficer(nodeA, ["support"])
  approvers = [await asOfficer(nodeA, ["finance"]), await asOfficer(nodeA, ["finance"])]
})
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
  await partners.stop()
})
beforeEach(async () => {
  asha = await newMember(nodeA, partners, `98136${10_000 + ++customerCount}`)
})

const nodeAt = (nth: number) => (nth % 2 === 0 ? nodeA : nodeB)
/** Another approver every two calls, so that each calls on both nodes. */
const approverAt = (nth: number) => (approvers[Math.floor(nth / 2) % 2] ?? support).onNode(nodeAt(nth))
const repeat = <Answer>(count: number, work: (nth: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)))

const request = (points: number, nth = 0, key: string = randomUUID()) =>
  support
    .onNode(nodeAt(nth))
    .send("POST", `/head-office/customers/${asha.userId}/corrections`, { points, reason: "late" }, key)
const requestPending = async (points: number): Promise<string> =>
  (await request(points)).json().data.correction.correctionId
const decide = (nth: number, id: string, verb: string) =>
  approverAt(nth).send(
    "POST",
    `/head-office/corrections/${id}/${verb}`,
    verb === "reject" ? { reason: "no proof" } : undefined,
    randomUUID(),
  )

/** Returns the customer's points, the number of postings, and the actions in the audit log. */
async function readState() {
  const { rows } = await sql<{ points: number | null; postings: number; actions: string[] }>`
    select (select amount from ledger.balance where account = ${`points:${asha.userId}:IN`}) as points,
      (select count(*)::int from ledger.posting where user_id = ${asha.userId}) as postings,
      (select array_agg(action order by id) from head_office.audit_entry where subject = ${asha.userId}) as actions`.execute(
    nodeA.database.db,
  )
  return rows[0]
}

async function expectInvariants(): Promise<void> {
  const results = await checkAllInvariants(nodeA.database.db, { now: nodeA.clock.now() })
  expect(results.filter(({ id, state }) => ["I3", "I4", "I20"].includes(id) && state !== "holds")).toEqual([])
}

const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted()

test("of twenty simultaneous approvals on two nodes one applies the correction", async () => {
  const id = await requestPending(1000)
  const answers = await repeat(20, (nth) => decide(nth, id, "approve"))
  expect(statusesOf(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  const actions = ["correction requested", "correction approved"]
  expect(await readState()).toEqual({ points: 1000, postings: 1, actions })
  await expectInvariants()
})

test("of simultaneous approvals and rejections one succeeds, and the points follow it", async () => {
  for (let round = 0; round < 5; round++) {
    asha = await newMember(nodeA, partners, `98136${10_000 + ++customerCount}`)
    const id = await requestPending(-1000)
    const verbs = ["approve", "reject", "reject", "approve"]
    const answers = await repeat(4, (nth) => decide(nth, id, verbs[nth] ?? ""))
    expect(statusesOf(answers)).toEqual([200, 409, 409, 409])
    const isApproved = verbs[answers.findIndex(({ statusCode }) => statusCode === 200)] === "approve"
    expect(await readState()).toEqual({
      points: isApproved ? -1000 : null,
      postings: isApproved ? 1 : 0,
      actions: ["correction requested", isApproved ? "correction approved" : "correction rejected"],
    })
  }
  await expectInvariants()
})

test("twenty simultaneous requests with one key on two nodes correct the points once", async () => {
  const key = randomUUID()
  const answers = await repeat(20, (nth) => request(500, nth, key))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(await readState()).toEqual({ points: 500, postings: 1, actions: ["correction applied"] })
})

test("twenty simultaneous corrections on two nodes are all applied, and each entry has the balance before it", async () => {
  const answers = await repeat(20, (nth) => request(nth % 2 === 0 ? 20 : -10, nth))
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
  expect(await readState()).toMatchObject({ points: 100, postings: 20 })
  const { rows } = await sql<{ from: { balance: number }; to: { balance: number; points: number } }>`
    select from_values as "from", to_values as "to" from head_office.audit_entry
    where subject = ${asha.userId} order by id`.execute(nodeA.database.db)
  expect(rows.map(({ from }) => from.balance)).toEqual([0, ...rows.slice(0, -1).map(({ to }) => to.balance)])
  await expectInvariants()
})

test("of six simultaneous corrections of 150 points on two nodes four are applied, and the others wait", async () => {
  const answers = await repeat(6, (nth) => request(150, nth))
  const statuses = answers.map((answer) => answer.json().data.correction.status)
  expect(statuses.toSorted()).toEqual(["applied", "applied", "applied", "applied", "pending", "pending"])
  expect(await readState()).toMatchObject({ points: 600, postings: 4 })
})

test("of six simultaneous corrections of 600 points for six customers by one staff member, one waits", async () => {
  const officer = await asOfficer(nodeA, ["support"])
  const customers: TestBrowser[] = []
  while (customers.length < 6) customers.push(await newMember(nodeA, partners, `98136${10_000 + ++customerCount}`))
  const answers = await Promise.all(
    customers.map(({ userId }, nth) => {
      const correction = { points: 600, reason: "late" }
      const path = `/head-office/customers/${userId}/corrections`
      return officer.onNode(nodeAt(nth)).send("POST", path, correction, randomUUID())
    }),
  )
  const statuses = answers.map((answer) => answer.json().data.correction.status)
  expect(statuses.toSorted()).toEqual([...Array.from({ length: 5 }, () => "applied"), "pending"])
})

test("a correction that is approved while its customer leaves is forfeited or refused", async () => {
  const id = await requestPending(1000)
  const leave = asha.post("/api/customer-service/ve1/loyalty/user/opt-out")
  const [approved] = await Promise.all([decide(1, id, "approve"), leave])
  expect([200, 422]).toContain(approved.statusCode)
  const state = await readState()
  expect(state?.points ?? 0).toBe(0)
  expect(state?.postings).toBe(approved.statusCode === 200 ? 2 : 0)
  await expectInvariants()
})

test("simultaneous changes of a member's roles leave the roles of one of them, and a log without gaps", async () => {
  const managers = [await asStaff(nodeA), (await asStaff(nodeA)).onNode(nodeB)]
  const [manager = support] = managers
  const { memberId } = (await hire(nodeA, manager, "6585R", "staff")).member
  const sets = [["support"], ["finance"], ["support", "finance"], []]
  const answers = await repeat(12, (nth) => grantRoles(managers[nth % 2] ?? manager, memberId, sets[nth % 4] ?? []))
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
  const { rows } = await sql<{ from: { roles: string[] }; to: { roles: string[] } }>`
    select from_values as "from", to_values as "to" from head_office.audit_entry
    where subject = ${memberId} order by id`.execute(nodeA.database.db)
  expect(rows.map(({ from }) => from.roles)).toEqual([[], ...rows.slice(0, -1).map(({ to }) => to.roles)])
  const { rows: granted } = await sql<{ role: string }>`
    select role from head_office.role_grant where member_id = ${memberId} order by role desc`.execute(nodeA.database.db)
  expect(granted.map(({ role }) => role)).toEqual(rows.at(-1)?.to.roles ?? [])
})
