import { randomUUID } from "node:crypto"
import { beforeAll, expect, test, vi } from "vitest"
import { storeCustomer } from "../../../testing/as-customer.ts"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../../testing/as-staff.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"
import { followStream } from "../../../testing/follow-stream.ts"
import type { Partners } from "../../../testing/start-partners.ts"
import { withPartners } from "../../../testing/with-partners.ts"
import { seedStores } from "../../../seed/stores/seed-stores.ts"
import { grantRoles } from "../../head-office/testing/as-officer.ts"
import { hireOfficePerson } from "../../head-office/testing/hire-office-person.ts"
import { sql } from "kysely"
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
} from "../testing/case-fixture.ts"

const storesInIndia = seedStores.find(({ country }) => country === "IN")?.stores ?? []
const [OTHER_STORE = "", QUIET_STORE = ""] = storesInIndia.flatMap(({ id }) => (id === STORE ? [] : id))

let app: TestApp
let partners: Partners
let manager: StaffClient
let staff: StaffClient
let support: StaffClient
withPartners((started) => ({ app, partners } = started), { firstManager, publicOrigin: "http://localhost" })
beforeAll(async () => {
  const headOffice = await asStaff(app)
  manager = await hire(app, headOffice, STORE, "manager")
  staff = await hire(app, headOffice, STORE, "staff")
  support = await hireOfficePerson(app, headOffice, { roles: ["support"] })
})

const newCase = async (overrides?: object) => {
  const order = await newCashOrder(app, partners)
  return { order, ...(await mustOpen(order, overrides)) }
}
const inboxOf = async (client: StaffClient, path: string) => {
  const answer = await client.send("GET", path)
  if (answer.statusCode !== 200) throw new Error(`No inbox: ${answer.body}`)
  return answer.json().data
}
const countOverdue = async () => (await inboxOf(staff, `/stores/${STORE}/cases`)).counts.overdue
const isAtStore = ({ desk }: { desk: string }) => desk === "STORE"
const idsOf = ({ cases }: { cases: { caseId: string }[] }) => cases.map(({ caseId }) => caseId)
const listAuditedActions = async (subject: string) => {
  const { rows } = await sql<{ action: string }>`
    select action from head_office.audit_entry where subject = ${subject} order by id`.execute(app.database.db)
  return rows.map(({ action }) => action)
}

test("[FBK-3a] [FBK-3c] a case is in its store's inbox, is taken there, answered and resolved", async () => {
  const { caseId, order } = await newCase()
  const listed = (await inboxOf(staff, `/stores/${STORE}/cases`)).cases.find((each: object) =>
    Object.values(each).includes(caseId),
  )
  expect(listed).toMatchObject({
    state: "OPEN",
    desk: "STORE",
    customerName: "Asha",
    owner: null,
    isOverdue: false,
    waitsForAnswer: true,
  })
  const takenCase = (await atCase(staff, caseId).take()).json().data.case
  expect(takenCase).toMatchObject({ state: "WITH_STORE", owner: { memberId: staff.member.memberId }, version: 2 })
  const answered = (await atCase(manager, caseId).answer("We are very sorry.")).json().data.case
  // The manager helps; the case stays with the member who took it.
  expect(answered).toMatchObject({
    answerDueAt: null,
    waitsForAnswer: false,
    owner: { memberId: staff.member.memberId },
  })
  expect(answered.messages).toMatchObject([{ author: "STORE", memberName: "Asha", text: "We are very sorry." }])
  const resolved = (await atCase(staff, caseId).resolve()).json().data.case
  expect([resolved.state, resolved.messages.length]).toEqual(["RESOLVED", 2])
  expect(idsOf(await inboxOf(staff, `/stores/${STORE}/cases`))).not.toContain(caseId)
  expect(idsOf(await inboxOf(staff, `/stores/${STORE}/cases?show=resolved`))[0]).toBe(caseId)
  expect((await order.browser.get(`${UCR}/feedbacks/${caseId}`)).json().data.case.messages).toMatchObject([
    { author: "STORE", text: "We are very sorry." },
    { author: "STORE" },
  ])
})

test("[FBK-3f] the customer gets an SMS with a link when the case is answered and when it is resolved", async () => {
  const { caseId, caseNumber, order } = await newCase()
  const link = `http://in.localhost/postorder-ui/cases?caseId=${caseId}`
  const aboutCase = async () =>
    (await partners.messages(order.mobile)).map(({ body }) => body).filter((body) => body.includes(caseNumber))
  await atCase(staff, caseId).answer()
  // A second answer before the customer has read the first one sends no second message.
  await atCase(staff, caseId).answer()
  await vi.waitFor(async () => expect(await aboutCase()).toHaveLength(1), { timeout: 20_000 })
  await atCase(staff, caseId).resolve()
  await vi.waitFor(async () => expect(await aboutCase()).toHaveLength(2), { timeout: 20_000 })
  expect(await aboutCase()).toEqual([
    `We have resolved your Hearth case ${caseNumber}. If you are not satisfied, reply within 7 days: ${link}`,
    `We have answered you about your Hearth case ${caseNumber}. Read it here: ${link}`,
  ])
})

test("[FBK-3c] a case is passed to head office with a note that the customer never sees, and back", async () => {
  const { caseId, order } = await newCase()
  await atCase(staff, caseId).take()
  const passed = (await atCase(staff, caseId).pass("HEAD_OFFICE")).json().data.case
  expect(passed).toMatchObject({
    state: "WITH_HEAD_OFFICE",
    desk: "HEAD_OFFICE",
    owner: null,
    notes: [{ memberName: "Asha", text: "Please look at this." }],
    possibleRemedies: [],
  })
  // The store still sees the case, and can't act on it.
  for (const refused of [
    await atCase(staff, caseId).take(),
    await atCase(staff, caseId).answer(),
    await atCase(manager, caseId).resolve(),
    await atCase(manager, caseId).give({ kind: "WALLET_CREDIT", amount: 100 }),
  ])
    expect(errorFrom(refused)[1]).toBe("CASE_STEP_REFUSED")
  expect(errorFrom(await atCase(support, caseId).pass("HEAD_OFFICE"))[1]).toBe("CASE_STEP_REFUSED")
  expect((await atCase(support, caseId).pass("STORE")).json().data.case).toMatchObject({ state: "WITH_STORE" })
  expect((await order.browser.get(`${UCR}/feedbacks/${caseId}`)).body).not.toContain("Please look at this.")
})

test("[FBK-3c] a case about staff starts with head office, and the store doesn't see it until it is passed on", async () => {
  const { caseId } = await newCase({ category: "STAFF_OR_RIDER", items: [] })
  const path = `/stores/${STORE}/cases`
  expect(idsOf(await inboxOf(manager, path))).not.toContain(caseId)
  expect(errorFrom(await manager.send("GET", `/cases/${caseId}`))[1]).toBe("NOT_FOUND")
  await atCase(support, caseId).pass("STORE")
  expect(idsOf(await inboxOf(manager, path))).toContain(caseId)
})

test("[SEC-5b] staff of another store, head office without the role support and another country don't find a case", async () => {
  const order = await newCashOrder(app, partners)
  const form = { fields: newComplaint(order), photos: [await newJpeg()] }
  const { caseId, photos } = caseFrom(await postForm(app, order.browser, `${UCR}/feedbacks`, form))
  const headOffice = await asStaff(app)
  expect((await headOffice.send("GET", `/cases/${caseId}/photos/${photos[0]}`)).statusCode).toBe(200)
  const elsewhere = await hire(app, headOffice, OTHER_STORE, "manager")
  const finance = await hireOfficePerson(app, headOffice, { roles: ["finance"] })
  const staffInSriLanka = await asStaff(app, firstManager, "lk.localhost")
  for (const stranger of [elsewhere, finance, staffInSriLanka]) {
    const answers = [
      await stranger.send("GET", `/cases/${caseId}`),
      await stranger.send("GET", `/cases/${caseId}/photos/${photos[0]}`),
      await stranger.send("POST", `/cases/${caseId}/take`, { version: 1 }),
      await stranger.send("POST", `/cases/${caseId}/messages`, { text: "Hello" }, randomUUID()),
    ]
    expect(answers.map((answer) => errorFrom(answer)[1])).toEqual(answers.map(() => "NOT_FOUND"))
  }
})

test("a step from an outdated screen is refused, and a resolved case allows none", async () => {
  const { caseId } = await newCase()
  await atCase(staff, caseId).answer()
  for (const refused of [
    await atCase(staff, caseId).take({ version: 1 }),
    await atCase(staff, caseId).pass("HEAD_OFFICE", { version: 1 }),
    await atCase(staff, caseId).resolve({ version: 1 }),
    await atCase(staff, caseId).give({ kind: "WALLET_CREDIT", amount: 100, version: 1 }),
  ])
    expect(errorFrom(refused)[1]).toBe("CASE_CHANGED")
  expect(errorFrom(await atCase(staff, caseId).resolve({ text: undefined }))[1]).toBe("BAD_REQUEST")
  await atCase(staff, caseId).resolve()
  for (const refused of [
    await atCase(staff, caseId).take(),
    await atCase(staff, caseId).answer(),
    await atCase(staff, caseId).pass("HEAD_OFFICE"),
    await atCase(staff, caseId).resolve(),
    await atCase(staff, caseId).give({ kind: "WALLET_CREDIT", amount: 100 }),
  ])
    expect(errorFrom(refused)[1]).toBe("CASE_STEP_REFUSED")
})

test("[FBK-3c] a case that its store doesn't answer in time goes to head office once, with a note", async () => {
  const { caseId } = await newCase()
  app.clock.advance(2 * 3600 + 1)
  expect(await atCase(support, caseId).read()).toMatchObject({ desk: "STORE", isOverdue: true })
  await app.platform.jobs.runNow("cases.pass-overdue")
  expect(await atCase(support, caseId).read()).toMatchObject({
    desk: "HEAD_OFFICE",
    state: "OPEN",
    isOverdue: true,
    notes: [{ memberName: "Automatic", text: "The store didn’t answer in time, so the case is with head office now." }],
  })
  await atCase(support, caseId).pass("STORE")
  await app.platform.jobs.runNow("cases.pass-overdue")
  expect(await atCase(support, caseId).read()).toMatchObject({ desk: "STORE", notes: [{}, {}] })
})

test("[FBK-3c] a message after an answer is due again: it becomes overdue, and the job passes it on each time", async () => {
  const { caseId, order } = await newCase()
  const write = () => order.browser.post(`${UCR}/feedbacks/${caseId}/messages`, { text: "Still cold. Hello?" })
  for (const notes of [[{}], [{}, {}, {}]]) {
    const { browser } = order
    storeCustomer(browser, await browser.post("/api/loginhandler/refreshtoken", { userId: browser.userId }))
    await atCase(staff, caseId).answer()
    const overdueBefore = await countOverdue()
    const dueAt = new Date(app.clock.now().getTime() + 2 * 3_600_000).toISOString()
    expect((await write()).json().data.case.answerDueAt).toBe(dueAt)
    // A second message doesn't give the store more time.
    app.clock.advance(600)
    await write()
    expect(await atCase(staff, caseId).read()).toMatchObject({ answerDueAt: dueAt, waitsForAnswer: true })
    app.clock.advance(2 * 3600 - 599)
    expect(await countOverdue()).toBe(overdueBefore + 1)
    await app.platform.jobs.runNow("cases.pass-overdue")
    expect(await atCase(support, caseId).read()).toMatchObject({ desk: "HEAD_OFFICE", isOverdue: true, notes })
    await atCase(support, caseId).pass("STORE")
  }
})

test("[FBK-3c] a store counts only the cases that are with it, and those with head office come last, in pages", async () => {
  const elsewhere = await hire(app, await asStaff(app), QUIET_STORE, "staff")
  const path = `/stores/${QUIET_STORE}/cases`
  const { order } = await newCase()
  await sql`
    insert into cases.case (id, number, country, user_id, order_id, order_number, store_id, customer_name, category, text,
      state, desk, with_store_at, version, visible_version, read_version, last_author, opened_at, changed_at,
      answer_due_at, act_by)
    select gen_random_uuid(), 'C-X' || lpad(nth::text, 7, '0'), country, user_id, gen_random_uuid(), order_number,
      ${QUIET_STORE}, '', 'OTHER', text, 'OPEN', case when nth % 2 = 0 then 'STORE' else 'HEAD_OFFICE' end, opened_at, 1,
      1, 1, 'CUSTOMER', opened_at, changed_at, opened_at - interval '1 hour', act_by + nth * interval '1 second'
    from cases.case, generate_series(1, 80) as nth where order_id = ${order.transactionId}`.execute(app.database.db)
  const seen: { desk: string; caseNumber: string }[] = []
  for (let next: string | null = ""; next !== null;) {
    const page = await inboxOf(elsewhere, next === "" ? path : `${path}?after=${next}`)
    expect(page.counts).toEqual({ active: 40, overdue: 40 })
    seen.push(...page.cases)
    next = page.next
  }
  const numbersAt = (desk: string) => seen.filter((each) => each.desk === desk).map(({ caseNumber }) => caseNumber)
  expect(seen.map(({ desk }) => desk)).toEqual([...Array(40).fill("STORE"), ...Array(40).fill("HEAD_OFFICE")])
  for (const desk of ["STORE", "HEAD_OFFICE"]) expect(numbersAt(desk)).toEqual(numbersAt(desk).toSorted())
  expect(new Set(seen.map(({ caseNumber }) => caseNumber)).size).toBe(80)
})

test("[FBK-3c] the most urgent case is first, in pages, with counts of active and overdue cases", async () => {
  const lateCase = await newCase({ category: "LATE", items: [] })
  const cold = await newCase()
  await sql`
    insert into cases.case (id, number, country, user_id, order_id, order_number, store_id, customer_name, category, text,
      state, desk, with_store_at, version, visible_version, read_version, last_author, opened_at, changed_at, act_by)
    select gen_random_uuid(), 'C-' || lpad(nth::text, 8, '0'), country, user_id, gen_random_uuid(), order_number, store_id,
      '', 'OTHER', text, 'OPEN', 'STORE', opened_at, 1, 1, 1, 'CUSTOMER', opened_at, changed_at,
      act_by + interval '30 days' + nth * interval '1 second'
    from cases.case, generate_series(1, 40) as nth where id = ${lateCase.caseId}`.execute(app.database.db)
  const path = `/stores/${STORE}/cases`
  const first = await inboxOf(staff, path)
  const second = await inboxOf(staff, `${path}?after=${first.next}`)
  const ids = [...idsOf(first), ...idsOf(second)]
  expect(first.cases).toHaveLength(30)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.indexOf(cold.caseId)).toBeLessThan(ids.indexOf(lateCase.caseId))
  expect(first.counts.active).toBe([...first.cases, ...second.cases].filter(isAtStore).length)
  const onlyLate = await inboxOf(staff, `${path}?category=LATE`)
  expect(onlyLate.cases.every(({ category }: { category: string }) => category === "LATE")).toBe(true)
})

test("head office finds a case by its number, its order and the customer's mobile; searches and readings are recorded", async () => {
  const { caseId, caseNumber, order } = await newCase()
  const search = async (text: string) =>
    idsOf(await inboxOf(support, `/head-office/cases?search=${encodeURIComponent(text)}`))
  expect(await search(caseNumber)).toEqual([caseId])
  expect(await search(caseNumber.toLowerCase().replace("-", ""))).toEqual([caseId])
  expect(await search(order.orderId)).toEqual([caseId])
  expect(await search(`+91 ${order.mobile}`)).toEqual([caseId])
  expect(await search("9000000009")).toEqual([])
  await atCase(support, caseId).read()
  await atCase(support, caseId).read()
  expect(await listAuditedActions(caseId)).toEqual(["case read"])
  expect(await listAuditedActions(caseNumber)).toEqual(["cases searched", "cases searched"])
  const { rows } = await sql`
    select 1 from head_office.audit_entry where strpos(audit_entry::text, ${order.mobile}) > 0`.execute(app.database.db)
  expect(rows).toEqual([])
  expect(errorFrom(await staff.send("GET", "/head-office/cases"))[1]).toBe("FORBIDDEN")
})

test("head office's inbox is filtered by desk, state and store, and a store's staff with the role support see it", async () => {
  const { caseId } = await newCase({ category: "FOREIGN_OBJECT" })
  const list = async (query: string) => idsOf(await inboxOf(support, `/head-office/cases?${query}`))
  expect(await list("desk=HEAD_OFFICE")).toContain(caseId)
  expect(await list("desk=STORE")).not.toContain(caseId)
  expect(await list("state=OPEN")).toContain(caseId)
  expect(await list(`storeId=${OTHER_STORE}`)).toEqual([])
  const helper = await hire(app, await asStaff(app), OTHER_STORE, "staff")
  await grantRoles(await asStaff(app), helper.member.memberId, ["support"])
  expect(idsOf(await inboxOf(helper, "/head-office/cases?desk=HEAD_OFFICE"))).toContain(caseId)
})

test("[FBK-3a] an open screen of the customer learns of each change, and nobody else's does", async () => {
  const { caseId, order } = await newCase()
  const { order: otherOrder, caseId: otherId } = await newCase()
  const address = await app.listen()
  const listener = await followStream(`${address}/api/ucr-api/v1/feedbacks/stream`, order.browser.headers())
  expect(listener.status).toBe(200)
  await otherOrder.browser.post(`${UCR}/feedbacks/${otherId}/messages`, { text: "Hello?" })
  await atCase(staff, caseId).answer()
  const received = await listener.until(({ event }) => event === "case")
  expect(received.data).toEqual({ caseId, version: 2 })
  listener.close()
})

test("an answer is stored once per key", async () => {
  const { caseId } = await newCase()
  const key = randomUUID()
  const answer = () => staff.send("POST", `/cases/${caseId}/messages`, { text: "We are sorry." }, key)
  const first = await answer()
  expect((await answer()).body).toBe(first.body)
  expect((await atCase(staff, caseId).read()).messages).toHaveLength(1)
})
