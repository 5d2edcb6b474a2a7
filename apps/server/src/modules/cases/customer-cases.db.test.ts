import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { asCustomer } from "../../testing/as-customer.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { asStaff, firstManager, type StaffClient } from "../../testing/as-staff.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import {
  atCase,
  caseFrom,
  complaintText,
  mustOpen,
  newCashOrder,
  newComplaint,
  newMobile,
  openCase,
  UCR,
} from "./testing/case-fixture.ts"

let app: TestApp
let partners: Partners
let headOffice: StaffClient
withPartners((started) => ({ app, partners } = started), { firstManager })
beforeAll(async () => {
  headOffice = await asStaff(app)
})

const newOrder = (options?: Parameters<typeof newCashOrder>[2]) => newCashOrder(app, partners, options)
const DAY_SECONDS = 24 * 3600

test("[FBK-2b] the categories of an order come with its items, at v1, v2 and v3", async () => {
  const { browser, orderId, lineIds } = await newOrder()
  const answers = []
  for (const version of ["v1", "v2", "v3"])
    answers.push((await browser.get(`/api/ucr-api/${version}/issue-categories?orderId=${orderId}`)).json())
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  const { categories, items, needsTerms, activeCases } = answers[0].data
  expect(items.map(({ lineId }: { lineId: string }) => lineId)).toEqual(lineIds)
  expect([needsTerms, activeCases]).toEqual([false, []])
  const cold = categories.find(({ category }: { category: string }) => category === "COLD")
  // A cash order can't be refunded to its source.
  expect(cold).toEqual({
    category: "COLD",
    name: "It was cold",
    needsItems: true,
    asksPhotos: false,
    remedies: [
      { remedy: "WALLET_CREDIT", name: "Money in my wallet" },
      { remedy: "NEW_ORDER", name: "The same again" },
    ],
  })
})

test("[FBK-2c] [FBK-3a] a complaint becomes a case that its customer sees in the list and alone", async () => {
  const order = await newOrder()
  const opened = await mustOpen(order, { wantedRemedy: "WALLET_CREDIT", text: `  ${complaintText} ` })
  expect(opened).toMatchObject({
    caseNumber: expect.stringMatching(/^C-[0-9A-HJKMNP-TV-Z]{8}$/),
    state: "OPEN",
    category: "COLD",
    orderId: order.orderId,
    text: complaintText,
    items: [{ lineId: order.lineIds[0], quantity: 1 }],
    wantedRemedy: "WALLET_CREDIT",
    isUnread: false,
    messages: [],
    remedies: [],
    reopenUntil: null,
  })
  expect(Date.parse(opened.answerDueAt ?? "") - Date.parse(opened.openedAt)).toBe(2 * 3_600_000)
  const { caseId } = opened
  const listed = (await order.browser.get(`${UCR}/feedbacks?orderId=${order.orderId}`)).json().data
  expect([listed.cases.map((each: { caseId: string }) => each.caseId), listed.next]).toEqual([[caseId], null])
  expect(caseFrom(await order.browser.get(`${UCR}/feedbacks/${caseId}`))).toEqual(opened)
  const categories = (await order.browser.get(`${UCR}/issue-categories?orderId=${order.orderId}`)).json().data
  expect(categories.activeCases).toMatchObject([{ caseId, state: "OPEN" }])
})

test("[FBK-2c] a complaint with a wrong text, item, category or remedy is refused, and nothing is stored", async () => {
  const order = await newOrder()
  const codeFor = async (overrides: object) =>
    errorFrom(await openCase(order.browser, newComplaint(order, overrides)))[1]
  expect(await codeFor({ text: "x".repeat(29) })).toBe("FEEDBACK_TOO_SHORT")
  expect(await codeFor({ text: "🍕".repeat(251) })).toBe("FEEDBACK_TOO_LONG")
  expect(await codeFor({ items: [] })).toBe("COMPLAINT_ITEMS_NEEDED")
  expect(await codeFor({ items: [randomUUID()] })).toBe("BAD_REQUEST")
  expect(await codeFor({ wantedRemedy: "REFUND" })).toBe("REMEDY_NOT_OFFERED")
  expect(await codeFor({ category: "STAFF_OR_RIDER", wantedRemedy: "WALLET_CREDIT" })).toBe("REMEDY_NOT_OFFERED")
  expect(await codeFor({ category: "SOGGY" })).toBe("BAD_REQUEST")
  expect((await order.browser.get(`${UCR}/feedbacks`)).json().data.cases).toEqual([])
})

test("[FBK-2c] an order on its way can be complained about once it is overdue, without items", async () => {
  const order = await newOrder({ stage: "BAKING" })
  const path = `${UCR}/issue-categories?orderId=${order.orderId}`
  expect(errorFrom(await order.browser.get(path))[1]).toBe("COMPLAINT_NOT_YET")
  expect(errorFrom(await openCase(order.browser, newComplaint(order)))[1]).toBe("COMPLAINT_NOT_YET")
  await sql`update orders.order set promised_by = ${app.clock.now()} where number = ${order.orderId}`.execute(
    app.database.db,
  )
  const { categories } = (await order.browser.get(path)).json().data
  expect(categories.map(({ category }: { category: string }) => category)).toEqual([
    "LATE",
    "NOT_RECEIVED",
    "STAFF_OR_RIDER",
    "CHARGED_WRONGLY",
    "OTHER",
  ])
  expect(errorFrom(await openCase(order.browser, newComplaint(order)))[1]).toBe("BAD_REQUEST")
  expect((await mustOpen(order, { category: "NOT_RECEIVED", items: [] })).state).toBe("OPEN")
})

test("[FBK-2c] after a week it is too late to complain", async () => {
  const order = await newOrder()
  await sql`
    update orders.order set ended_at = ${new Date(app.clock.now().getTime() - 7 * DAY_SECONDS * 1000 - 1000)}
    where number = ${order.orderId}`.execute(app.database.db)
  expect(errorFrom(await openCase(order.browser, newComplaint(order)))[1]).toBe("COMPLAINT_TOO_LATE")
})

test("[FBK-2c] an order has at most three active cases; a resolved one makes room", async () => {
  const order = await newOrder()
  const first = await mustOpen(order)
  await mustOpen(order)
  await mustOpen(order)
  expect(errorFrom(await openCase(order.browser, newComplaint(order)))[1]).toBe("COMPLAINT_OPEN")
  expect((await atCase(headOffice, first.caseId).resolve()).statusCode).toBe(200)
  expect((await mustOpen(order)).state).toBe("OPEN")
})

test("[SEC-5b] another visitor's order, case and photo are not found", async () => {
  const order = await newOrder()
  const { caseId } = await mustOpen(order)
  const stranger = await asCustomer(app, partners, newMobile())
  const answers = [
    await stranger.get(`${UCR}/issue-categories?orderId=${order.orderId}`),
    await openCase(stranger, newComplaint(order)),
    await stranger.get(`${UCR}/feedbacks/${caseId}`),
    await stranger.post(`${UCR}/feedbacks/${caseId}/read`, { version: 1 }),
    await stranger.post(`${UCR}/feedbacks/${caseId}/messages`, { text: "Hello?" }),
    await stranger.get(`${UCR}/feedbacks/${caseId}/photos/${randomUUID()}`),
    await stranger.get(`${UCR}/tsgStatus/${order.transactionId}`),
  ]
  expect(answers.map((answer) => errorFrom(answer)[1])).toEqual(answers.map(() => "NOT_FOUND"))
  expect((await stranger.get(`${UCR}/feedbacks?orderId=${order.orderId}`)).json().data.cases).toEqual([])
})

test("[FBK-3b] a message is added to the case; staff's answer is unread until the customer has read it", async () => {
  const order = await newOrder()
  const { caseId } = await mustOpen(order)
  const path = `${UCR}/feedbacks/${caseId}`
  const written = caseFrom(await order.browser.post(`${path}/messages`, { text: " It was the large one. " }))
  expect(written).toMatchObject({
    version: 2,
    isUnread: false,
    messages: [{ author: "CUSTOMER", text: "It was the large one." }],
  })
  expect(errorFrom(await order.browser.post(`${path}/messages`, { text: "   " }))[1]).toBe("BAD_REQUEST")
  expect((await atCase(headOffice, caseId).answer()).statusCode).toBe(200)
  const answered = caseFrom(await order.browser.get(path))
  expect(answered).toMatchObject({ isUnread: true, answerDueAt: null, state: "WITH_HEAD_OFFICE" })
  expect(answered.messages.map(({ author }) => author)).toEqual(["CUSTOMER", "HEAD_OFFICE"])
  await order.browser.post(`${path}/read`, { version: answered.version })
  expect(caseFrom(await order.browser.get(path)).isUnread).toBe(false)
  await order.browser.post(`${path}/read`, { version: 1 })
  expect(caseFrom(await order.browser.get(path)).isUnread).toBe(false)
})

test("[FBK-3b] a message reopens a resolved case for a week; then the case is closed", async () => {
  const order = await newOrder()
  const { caseId } = await mustOpen(order)
  const path = `${UCR}/feedbacks/${caseId}`
  await atCase(headOffice, caseId).resolve()
  const resolved = caseFrom(await order.browser.get(path))
  expect(resolved).toMatchObject({ state: "RESOLVED", isUnread: true })
  expect(Date.parse(resolved.reopenUntil ?? "")).toBe(app.clock.now().getTime() + 7 * DAY_SECONDS * 1000)
  const reopened = caseFrom(await order.browser.post(`${path}/messages`, { text: "It is still not right." }))
  expect(reopened).toMatchObject({ state: "REOPENED", reopenUntil: null, answerDueAt: expect.any(String) })
  expect(await atCase(headOffice, caseId).read()).toMatchObject({ desk: "HEAD_OFFICE", owner: null })
  await atCase(headOffice, caseId).resolve()
  await sql`
    update cases.case set resolved_at = ${new Date(app.clock.now().getTime() - 7 * DAY_SECONDS * 1000)}
    where id = ${caseId}`.execute(app.database.db)
  expect(errorFrom(await order.browser.post(`${path}/messages`, { text: "And now?" }))[1]).toBe("CASE_CLOSED")
  expect(caseFrom(await order.browser.get(path))).toMatchObject({ state: "RESOLVED", reopenUntil: null })
})

test("the list of cases has pages, newest change first", async () => {
  const order = await newOrder()
  const { caseId } = await mustOpen(order)
  // More than a page of cases of this customer, each changed a second after the one before.
  await sql`
    insert into cases.case (id, number, country, user_id, order_id, order_number, store_id, customer_name, category, text,
      state, desk, with_store_at, version, visible_version, read_version, last_author, opened_at, changed_at, act_by)
    select gen_random_uuid(), 'C-' || lpad(nth::text, 8, '0'), country, user_id, gen_random_uuid(), order_number, store_id,
      '', category, text, 'OPEN', 'STORE', opened_at, 1, 1, 1, 'CUSTOMER', opened_at,
      changed_at + nth * interval '1 second', act_by
    from cases.case, generate_series(1, 24) as nth where id = ${caseId}`.execute(app.database.db)
  const read = async (after = "") => (await order.browser.get(`${UCR}/feedbacks${after}`)).json().data
  const first = await read()
  const second = await read(`?after=${first.next}`)
  const numbers = [...first.cases, ...second.cases].map(({ caseNumber }: { caseNumber: string }) => caseNumber)
  expect([first.cases.length, second.cases.length, second.next]).toEqual([20, 5, null])
  expect(numbers.slice(0, 24)).toEqual(
    Array.from({ length: 24 }, (_, index) => `C-${String(24 - index).padStart(8, "0")}`),
  )
})

test("complaints are limited per visitor and hour", async () => {
  const order = await newOrder()
  const send = () => openCase(order.browser, newComplaint(order))
  for (let nth = 0; nth < 6; nth++) await atCase(headOffice, caseFrom(await send()).caseId).resolve()
  expect(errorFrom(await send())).toEqual([
    429,
    "TOO_MANY_REQUESTS",
    expect.stringMatching(/^You’ve written a lot in the last hour\. Try again in (?:60|5\d) minutes\.$/),
  ])
})
