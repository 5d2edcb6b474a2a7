import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { asStaff, firstManager, hire, type StaffClient } from "../../testing/as-staff.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import { type Partners, startPartners } from "../../testing/start-partners.ts"
import { hireOfficePerson } from "../head-office/testing/hire-office-person.ts"
import { walletBalance } from "../wallet/public.ts"
import {
  atCase,
  caseFrom,
  mustOpen,
  newCashOrder,
  newComplaint,
  newJpeg,
  postForm,
  STORE,
  UCR,
} from "./testing/case-fixture.ts"

let partners: Partners
let nodeA: TestApp
let nodeB: TestApp
let manager: StaffClient
let staff: StaffClient
let supportA: StaffClient
let supportB: StaffClient
beforeAll(async () => {
  partners = await startPartners()
  const settings = { ...partners.settings, firstManager }
  nodeA = await build({ settings })
  nodeB = await build({ settings, database: nodeA.database })
  const headOffice = await asStaff(nodeA)
  manager = await hire(nodeA, headOffice, STORE, "manager")
  staff = await hire(nodeA, headOffice, STORE, "staff")
  supportA = await hireOfficePerson(nodeA, headOffice, { roles: ["support"] })
  supportB = (await hireOfficePerson(nodeA, headOffice, { roles: ["support"] })).onNode(nodeB)
})
// Each test uses another slot of the store, so that none fills up.
beforeEach(() => [nodeA, nodeB].forEach(({ clock }) => clock.advance(15 * 60)))
afterAll(async () => {
  await nodeB.close()
  await nodeA.close()
  await partners.stop()
})

const newOrder = () => newCashOrder(nodeA, partners)
const codesOf = (answers: readonly { statusCode: number; json(): { errors?: { code: string }[] } }[]) =>
  answers.map((answer) => (answer.statusCode === 200 ? "200" : (answer.json().errors?.[0]?.code ?? "")))
const balanceOf = (userId: string) => walletBalance(nodeA.database.db, { userId, country: "IN" })
const countRows = async (table: "case" | "remedy", caseOrOrderId: string) => {
  const column = table === "case" ? sql`order_id` : sql`case_id`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(`cases.${table}`)} where ${column} = ${caseOrOrderId}`.execute(
    nodeA.database.db,
  )
  return rows[0]?.count
}

test("[FBK-2c] [SEC-1a] of 20 retries of a complaint with one key on two nodes, one case is opened and all get it", async () => {
  const order = await newOrder()
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      (nth % 2 === 0 ? nodeA : nodeB).http.inject({
        method: "POST",
        url: `${UCR}/feedbacks`,
        headers: { ...order.browser.headers(), "idempotency-key": key },
        payload: newComplaint(order),
      }),
    ),
  )
  expect(codesOf(answers)).toEqual(answers.map(() => "200"))
  expect(new Set(answers.map((answer) => caseFrom(answer).caseId)).size).toBe(1)
  expect(await countRows("case", order.transactionId)).toBe(1)
})

test("[FBK-2e] [SEC-1a] of simultaneous requests with one key, the photos of one are stored and the others' are deleted", async () => {
  const order = await newOrder()
  const key = randomUUID()
  const photos = [await newJpeg()]
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      postForm(nodeA, order.browser, `${UCR}/feedbacks`, { fields: newComplaint(order), photos, key }),
    ),
  )
  expect(codesOf(answers)).toEqual(answers.map(() => "200"))
  const folder = join(nodeA.settings.files.directory, "current/photos", order.browser.userId)
  const files = await readdir(folder)
  // Each photo has two files.
  expect(files).toHaveLength(2)
  const [photoId] = answers.flatMap((answer) => caseFrom(answer).photos)
  expect(files.every((name) => name.startsWith(photoId ?? "none"))).toBe(true)
})

test("[FBK-2c] of ten simultaneous complaints about an order with different keys, three are accepted", async () => {
  const order = await newOrder()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) =>
      (nth % 2 === 0 ? nodeA : nodeB).http.inject({
        method: "POST",
        url: `${UCR}/feedbacks`,
        headers: { ...order.browser.headers(), "idempotency-key": randomUUID() },
        payload: newComplaint(order),
      }),
    ),
  )
  expect(codesOf(answers).filter((code) => code === "200")).toHaveLength(3)
  expect(new Set(codesOf(answers))).toEqual(new Set(["200", "COMPLAINT_OPEN"]))
})

test("[FBK-3d] if two people give a remedy at once, it is given once", async () => {
  const order = await newOrder()
  const { caseId } = await mustOpen(order)
  const { version } = await atCase(supportA, caseId).read()
  const give = { kind: "WALLET_CREDIT", amount: order.payable, version }
  const answers = await Promise.all([atCase(supportA, caseId).give(give), atCase(supportB, caseId).give(give)])
  expect(codesOf(answers).toSorted()).toEqual(["200", "CASE_CHANGED"])
  expect([await balanceOf(order.browser.userId), await countRows("remedy", caseId)]).toEqual([order.payable, 1])
})

test("[FBK-3d] remedies in two cases of an order at once never exceed what it cost", async () => {
  const order = await newOrder()
  const cases = [await mustOpen(order), await mustOpen(order)] as const
  const give = { kind: "WALLET_CREDIT", amount: order.payable }
  const answers = await Promise.all([
    atCase(supportA, cases[0].caseId).give(give),
    atCase(supportB, cases[1].caseId).give(give),
  ])
  expect(codesOf(answers).toSorted()).toEqual(["200", "REMEDY_TOO_LARGE"])
  expect(await balanceOf(order.browser.userId)).toBe(order.payable)
})

const countReplacements = async (orderId: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orders.order where replaces_order_id = ${orderId}`.execute(nodeA.database.db)
  return rows[0]?.count
}

test("[FBK-3i] if two people make an order again at once, on two nodes, it is made once", async () => {
  for (let round = 0; round < 5; round++) {
    const order = await newOrder()
    const { caseId } = await mustOpen(order)
    const { version } = await atCase(supportA, caseId).read()
    const give = { kind: "NEW_ORDER", items: order.lineIds, version }
    const answers = await Promise.all([atCase(supportA, caseId).give(give), atCase(supportB, caseId).give(give)])
    expect(codesOf(answers).toSorted()).toEqual(["200", "CASE_CHANGED"])
    expect(await countReplacements(order.transactionId)).toBe(1)
  }
})

test("[FBK-3i] an order with two cases is made again once, and a request that two people approve at once, too", async () => {
  const order = await newOrder()
  const cases = [await mustOpen(order), await mustOpen(order)] as const
  const give = { kind: "NEW_ORDER", items: order.lineIds }
  const answers = await Promise.all([
    atCase(supportA, cases[0].caseId).give(give),
    atCase(supportB, cases[1].caseId).give(give),
  ])
  expect(codesOf(answers).toSorted()).toEqual(["200", "REMEDY_TOO_LARGE"])
  expect(await countReplacements(order.transactionId)).toBe(1)

  const other = await newOrder()
  const { caseId } = await mustOpen(other)
  const requested = await atCase(staff, caseId).give({ kind: "NEW_ORDER", items: other.lineIds })
  const [{ remedyId }] = requested.json().data.case.remedies
  const decisions = await Promise.all([
    atCase(supportA, caseId).approve(remedyId),
    atCase(supportB, caseId).approve(remedyId),
    atCase(manager.onNode(nodeB), caseId).approve(remedyId),
  ])
  expect(codesOf(decisions).toSorted()).toEqual(["200", "REMEDY_DECIDED", "REMEDY_DECIDED"])
  expect(await countReplacements(other.transactionId)).toBe(1)
})

test("[FBK-3e] approved and rejected at once, a remedy has one decision", async () => {
  for (let round = 0; round < 5; round++) {
    const order = await newOrder()
    const { caseId } = await mustOpen(order)
    const requested = await atCase(staff, caseId).give({ kind: "WALLET_CREDIT", amount: order.payable })
    const [{ remedyId }] = requested.json().data.case.remedies
    const answers = await Promise.all([
      atCase(manager, caseId).approve(remedyId),
      atCase(supportB, caseId).reject(remedyId),
      atCase(supportA, caseId).approve(remedyId),
    ])
    expect(codesOf(answers).toSorted()).toEqual(["200", "REMEDY_DECIDED", "REMEDY_DECIDED"])
    const [remedy] = (await atCase(manager, caseId).read()).remedies
    expect(await balanceOf(order.browser.userId)).toBe(remedy?.state === "GIVEN" ? order.payable : 0)
  }
})

test("[FBK-3b] a customer's message while staff resolve the case is never lost: the case is resolved after it or reopened by it", async () => {
  for (let round = 0; round < 5; round++) {
    const order = await newOrder()
    const { caseId } = await mustOpen(order)
    const { version } = await atCase(staff, caseId).read()
    const [written, resolved] = await Promise.all([
      order.browser.post(`${UCR}/feedbacks/${caseId}/messages`, { text: "It was the large one." }),
      atCase(staff.onNode(nodeB), caseId).resolve({ version }),
    ])
    expect(written.statusCode).toBe(200)
    const { state, messages } = caseFrom(await order.browser.get(`${UCR}/feedbacks/${caseId}`))
    expect(messages.map(({ author }) => author)).toContain("CUSTOMER")
    // Staff who have not seen the message can't resolve the case over it.
    expect([
      ["200", "REOPENED", "CUSTOMER"],
      ["CASE_CHANGED", "OPEN", "CUSTOMER"],
    ]).toContainEqual([...codesOf([resolved]), state, messages.at(-1)?.author])
  }
})

test("[FBK-3c] two nodes that look for overdue cases at once pass each on once", async () => {
  const { caseId } = await mustOpen(await newOrder())
  await sql`update cases.case set answer_due_at = ${nodeA.clock.now()}::timestamptz - interval '1 minute'
    where id = ${caseId}`.execute(nodeA.database.db)
  await Promise.all([nodeA, nodeB].map((node) => node.platform.jobs.runNow("cases.pass-overdue")))
  expect(await atCase(supportA, caseId).read()).toMatchObject({ desk: "HEAD_OFFICE", version: 2, notes: [{}] })
})
