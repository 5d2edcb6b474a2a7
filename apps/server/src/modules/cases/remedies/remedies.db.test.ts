import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { checkAllInvariants } from "../../../commands/invariants/check-all-invariants.ts"
import { asCustomer } from "../../../testing/as-customer.ts"
import { payInCash } from "../../../testing/as-buyer.ts"
import { asGuest } from "../../../testing/as-guest.ts"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { asStaff, firstManager, hire, type StaffClient } from "../../../testing/as-staff.ts"
import { atStore } from "../../../testing/at-store.ts"
import { type PaymentHarness, startPaymentHarness, type TestOrder } from "../../../testing/start-payment-harness.ts"
import { hireOfficePerson } from "../../head-office/testing/hire-office-person.ts"
import { walletBalance } from "../../wallet/public.ts"
import { atCase, caseFrom, newComplaint, openCase, STORE, UCR } from "../testing/case-fixture.ts"

let harness: PaymentHarness
let headOffice: StaffClient
let manager: StaffClient
let staff: StaffClient
let support: StaffClient
let otherSupport: StaffClient
beforeAll(async () => {
  harness = await startPaymentHarness({ settings: { firstManager } })
  headOffice = await asStaff(harness.app)
  manager = await hire(harness.app, headOffice, STORE, "manager")
  staff = await hire(harness.app, headOffice, STORE, "staff")
  support = await hireOfficePerson(harness.app, headOffice, { roles: ["support"] })
  otherSupport = await hireOfficePerson(harness.app, headOffice, { roles: ["support"] })
})
afterAll(() => harness.close())

async function payOnline(order: TestOrder, payment: object = { mode: "CARD" }): Promise<TestOrder> {
  harness.syncClock()
  const response = await order.buyer.pay(order.id, payment)
  if (response.statusCode !== 200) throw new Error(`Not paid: ${response.body}`)
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(order), "paid")
  await harness.waitForStatus(order, "ORDER PLACED")
  return order
}

/** Opens a case about an order, which is handed over first. */
async function complain(order: TestOrder, overrides: object = {}) {
  const { transaction, buyer, id } = order
  await atStore(headOffice, transaction.store.id).advanceTo(id, "HANDED OVER")
  const { orderId, bill } = await buyer.read(id)
  const lineIds = bill.validItems.map((line) => line.id)
  const { caseId } = caseFrom(await openCase(buyer.browser, newComplaint({ orderId, lineIds }, overrides)))
  return { order, caseId, total: bill.payable, userId: buyer.browser.userId, browser: buyer.browser, orderId }
}

/** Makes an order late: it was placed, and has been due, half an hour earlier. */
async function makeLate({ id }: TestOrder): Promise<void> {
  const { db } = harness.app.database
  await sql`update orders.order set placed_at = placed_at - interval '31 minutes' where id = ${id}`.execute(db)
  await sql`update kitchen.ticket set due_at = due_at - interval '31 minutes' where order_id = ${id}`.execute(db)
}

const paidCase = async () => complain(await payOnline(await harness.createUnpaidOrderAsCustomer()))
const balanceOf = (userId: string) => walletBalance(harness.app.database.db, { userId, country: "IN" })
const share = (total: number, percent: number) => Math.floor((total * percent) / 100)
const remediesOf = (caseId: string) =>
  harness.rows(sql<{ id: string; state: string; amount: number }>`
    select id, state, amount from cases.remedy where case_id = ${caseId} order by nth`)
const refundsOf = (orderId: string) =>
  harness.rows(sql<{ amount: number; status: string }>`
    select refund.amount, refund.status from payments.refund join payments.payment on payment.id = payment_id
    where order_id = ${orderId} order by refund.created_at`)
const auditOf = (caseId: string) =>
  harness.rows(sql<{ action: string }>`
    select action from head_office.audit_entry where subject = ${caseId} and action like 'remedy%' order by id`)

test("[FBK-3d] a wallet credit is booked once and the customer sees it", async () => {
  const { caseId, total, userId, browser, order } = await paidCase()
  const amount = share(total, 25)
  expect(await atCase(staff, caseId).read()).toMatchObject({
    orderTotal: total,
    remedyLeft: total,
    withoutApproval: amount,
    possibleRemedies: ["REFUND", "WALLET_CREDIT", "NEW_ORDER"],
  })
  const given = (await atCase(staff, caseId).give({ kind: "WALLET_CREDIT", amount })).json().data.case
  expect(given).toMatchObject({
    remedyLeft: total - amount,
    withoutApproval: 0,
    state: "WITH_STORE",
    remedies: [{ kind: "WALLET_CREDIT", amount, state: "GIVEN", decidedBy: null }],
    // A remedy answers the customer, also without a message.
    answerDueAt: null,
    waitsForAnswer: false,
  })
  expect(await balanceOf(userId)).toBe(amount)
  expect(await harness.ledgerOf(order)).toMatchObject({ "remedies:IN": amount })
  const seen = caseFrom(await browser.get(`${UCR}/feedbacks/${caseId}`))
  expect(seen).toMatchObject({ isUnread: true, remedies: [{ kind: "WALLET_CREDIT", amount, newOrderId: null }] })
  const { transactions } = (await browser.get("/api/wallet-service/ve1/transactions")).json().data
  expect(transactions[0]).toMatchObject({ title: "For your complaint", amount })
  expect(await auditOf(caseId)).toEqual([{ action: "remedy given" }])
})

test("[FBK-3d] a refund goes to the source of the payment, and the provider gets it", async () => {
  const { caseId, total, order } = await paidCase()
  const amount = share(total, 60)
  expect((await atCase(manager, caseId).give({ kind: "REFUND", amount })).statusCode).toBe(200)
  await vi.waitFor(async () => expect(await refundsOf(order.id)).toEqual([{ amount, status: "DONE" }]), {
    timeout: 60_000,
    interval: 50,
  })
  const [payment] = await harness.partners.payments.listPayments(await harness.newestPaymentIdOf(order))
  expect(payment?.refunds.map((refund) => refund.amount)).toEqual([amount])
})

test("[FBK-3d] nobody gets back more than the order cost, over all its cases", async () => {
  const { caseId, total, browser, order, orderId } = await paidCase()
  const codeFor = async (body: object) => errorFrom(await atCase(support, caseId).give(body))[1]
  expect(await codeFor({ kind: "WALLET_CREDIT", amount: total + 1 })).toBe("REMEDY_TOO_LARGE")
  expect(await codeFor({ kind: "WALLET_CREDIT" })).toBe("BAD_REQUEST")
  expect(await codeFor({ kind: "WALLET_CREDIT", amount: 0 })).toBe("BAD_REQUEST")
  await atCase(support, caseId).give({ kind: "REFUND", amount: total - 100 })
  const lineIds = order.transaction.bill.validItems.map(({ id }) => id)
  const second = caseFrom(await openCase(browser, newComplaint({ orderId, lineIds })))
  expect(await atCase(support, second.caseId).read()).toMatchObject({ remedyLeft: 100 })
  const secondCode = async (body: object) => errorFrom(await atCase(support, second.caseId).give(body))[1]
  expect(await secondCode({ kind: "WALLET_CREDIT", amount: 101 })).toBe("REMEDY_TOO_LARGE")
  expect((await atCase(support, second.caseId).give({ kind: "WALLET_CREDIT", amount: 100 })).statusCode).toBe(200)
  expect(await atCase(support, second.caseId).read()).toMatchObject({ remedyLeft: 0, possibleRemedies: [] })
})

test("[FBK-3d] the compensation for a late order counts as given", async () => {
  const order = await payOnline(await harness.createUnpaidOrderAsCustomer("IN", 1, true))
  const storeClient = atStore(headOffice, order.transaction.store.id)
  await storeClient.advanceTo(order.id, "ON THE WAY")
  await makeLate(order)
  const { caseId, total } = await complain(order)
  const compensation = Math.min(total, 300_00)
  expect(await atCase(support, caseId).read()).toMatchObject({ remedyLeft: total - compensation })
  const refused = await atCase(support, caseId).give({ kind: "WALLET_CREDIT", amount: total - compensation + 1 })
  expect(errorFrom(refused)[1]).toBe("REMEDY_TOO_LARGE")
})

test("[FBK-3d] a cash order can't be refunded to its source, a guest has no wallet, and an order on its way gets nothing", async () => {
  const cashOrder = await harness.createUnpaidOrderAsCustomer()
  harness.syncClock()
  await payInCash({ ...cashOrder.buyer, mobile: cashOrder.transaction.contact.mobile }, harness.partners, cashOrder.id)
  const cash = await complain(cashOrder)
  expect((await atCase(support, cash.caseId).read()).possibleRemedies).toEqual(["WALLET_CREDIT", "NEW_ORDER"])
  expect(errorFrom(await atCase(support, cash.caseId).give({ kind: "REFUND", amount: 100 }))[1]).toBe(
    "REMEDY_NOT_OFFERED",
  )
  const guest = await complain(await payOnline(await harness.createUnpaidOrder()), { termsAccepted: "true" })
  expect((await atCase(support, guest.caseId).read()).possibleRemedies).toEqual(["REFUND", "NEW_ORDER"])
  expect(errorFrom(await atCase(support, guest.caseId).give({ kind: "WALLET_CREDIT", amount: 100 }))[1]).toBe(
    "REMEDY_NOT_OFFERED",
  )
  await sql`update orders.order set status = 'INPROCESS' where id = ${guest.order.id}`.execute(harness.app.database.db)
  expect((await atCase(support, guest.caseId).read()).possibleRemedies).toEqual([])
  await sql`update orders.order set status = 'PICKED UP' where id = ${guest.order.id}`.execute(harness.app.database.db)
})

test("[FBK-3d] there is no wallet credit in a country without a wallet", async () => {
  const lanka = await asStaff(harness.app, firstManager, "lk.localhost")
  const order = await payOnline(await harness.createUnpaidOrderAsCustomer("LK"), { mode: "LANKAQR" })
  await atStore(lanka, order.transaction.store.id).advanceTo(order.id, "HANDED OVER")
  const { orderId, bill } = await order.buyer.read(order.id)
  const complaint = newComplaint({ orderId, lineIds: bill.validItems.map(({ id }) => id) })
  expect(errorFrom(await openCase(order.buyer.browser, { ...complaint, wantedRemedy: "WALLET_CREDIT" }))[1]).toBe(
    "REMEDY_NOT_OFFERED",
  )
  const { caseId } = caseFrom(await openCase(order.buyer.browser, { ...complaint, wantedRemedy: "REFUND" }))
  expect((await atCase(lanka, caseId).read()).possibleRemedies).toEqual(["REFUND", "NEW_ORDER"])
})

test("[FBK-3e] more than a quarter from staff waits for the store's manager; the customer sees nothing of it until then", async () => {
  const { caseId, total, userId, browser } = await paidCase()
  const amount = share(total, 25) + 1
  const requested = (await atCase(staff, caseId).give({ kind: "WALLET_CREDIT", amount })).json().data.case
  expect(requested.remedies).toMatchObject([{ state: "PENDING", amount, decidedBy: null, decidedAt: null }])
  const { remedyId } = requested.remedies[0]
  expect(caseFrom(await browser.get(`${UCR}/feedbacks/${caseId}`)).remedies).toEqual([])
  expect(await balanceOf(userId)).toBe(0)
  const { remedies } = (await support.send("GET", "/head-office/remedies")).json().data
  expect(remedies.map((remedy: { remedyId: string }) => remedy.remedyId)).toContain(remedyId)
  expect(errorFrom(await staff.send("GET", "/head-office/remedies"))[1]).toBe("FORBIDDEN")
  // A case with a remedy that waits can't be resolved.
  expect(errorFrom(await atCase(manager, caseId).resolve())[1]).toBe("CASE_STEP_REFUSED")
  expect(errorFrom(await atCase(staff, caseId).approve(remedyId))[1]).toBe("REMEDY_OWN")
  const colleague = await hire(harness.app, headOffice, STORE, "staff")
  expect(errorFrom(await atCase(colleague, caseId).approve(remedyId))[1]).toBe("FORBIDDEN")
  expect(errorFrom(await atCase(manager, caseId).approve(randomUUID()))[1]).toBe("NOT_FOUND")
  const approved = (await atCase(manager, caseId).approve(remedyId)).json().data.case
  expect(approved.remedies).toMatchObject([{ state: "GIVEN", decidedBy: { memberId: manager.member.memberId } }])
  expect(await balanceOf(userId)).toBe(amount)
  expect(errorFrom(await atCase(manager, caseId).approve(remedyId))[1]).toBe("REMEDY_DECIDED")
  expect(errorFrom(await atCase(manager, caseId).reject(remedyId))[1]).toBe("REMEDY_DECIDED")
  expect(await auditOf(caseId)).toEqual([{ action: "remedy requested" }, { action: "remedy approved" }])
})

test("[FBK-3e] a manager's large remedy waits for head office; rejected, it gives nothing", async () => {
  const { caseId, total, userId } = await paidCase()
  const give = { kind: "WALLET_CREDIT", amount: share(total, 60) + 1 }
  const [first] = (await atCase(manager, caseId).give(give)).json().data.case.remedies
  expect(first.requestedBy).toMatchObject({ memberId: manager.member.memberId, giver: "STORE_MANAGER" })
  const otherManager = await hire(harness.app, headOffice, STORE, "manager")
  expect(errorFrom(await atCase(otherManager, caseId).approve(first.remedyId))[1]).toBe("FORBIDDEN")
  expect(errorFrom(await atCase(otherManager, caseId).reject(first.remedyId))[1]).toBe("FORBIDDEN")
  expect((await atCase(support, caseId).reject(first.remedyId)).json().data.case.remedies).toMatchObject([
    { state: "REJECTED", decidedBy: { memberId: support.member.memberId } },
  ])
  const [, second] = (await atCase(manager, caseId).give(give)).json().data.case.remedies
  // Who requested a remedy can take it back.
  expect((await atCase(manager, caseId).reject(second.remedyId)).statusCode).toBe(200)
  expect([await balanceOf(userId), (await remediesOf(caseId)).map(({ state }) => state)]).toEqual([
    0,
    ["REJECTED", "REJECTED"],
  ])
})

test("[FBK-3e] beyond a person's limit of a day, a second person of head office approves; what is left then counts", async () => {
  const { caseId, total } = await paidCase()
  // The member has already given almost the daily limit for other orders.
  await sql`
    insert into cases.remedy (id, case_id, order_id, country, kind, amount, currency, state, reason, needs_approval, giver,
      requested_by, requested_at, decided_at, given_at)
    values (${randomUUID()}, ${caseId}, ${randomUUID()}, 'IN', 'WALLET_CREDIT', ${5_000_00 - 100}, 'INR', 'GIVEN', '', false,
      'SUPPORT', ${otherSupport.member.memberId}, ${harness.app.clock.now()}, ${harness.app.clock.now()},
      ${harness.app.clock.now()})`.execute(harness.app.database.db)
  expect(await atCase(otherSupport, caseId).read()).toMatchObject({ withoutApproval: 100 })
  const amount = total - 100
  const requested = (await atCase(otherSupport, caseId).give({ kind: "WALLET_CREDIT", amount })).json().data.case
  const pending = requested.remedies.find(({ state }: { state: string }) => state === "PENDING")
  expect(errorFrom(await atCase(otherSupport, caseId).approve(pending.remedyId))[1]).toBe("REMEDY_OWN")
  await atCase(otherSupport, caseId).give({ kind: "WALLET_CREDIT", amount: 100 })
  await atCase(support, caseId).give({ kind: "WALLET_CREDIT", amount: 1 })
  expect(errorFrom(await atCase(support, caseId).approve(pending.remedyId))[1]).toBe("REMEDY_TOO_LARGE")
  // The planted remedy has no posting, so it is removed for the tests of invariants.
  await sql`alter table cases.remedy disable trigger remedy_stays`.execute(harness.app.database.db)
  await sql`delete from cases.remedy where reason = '' and amount = ${5_000_00 - 100}`.execute(harness.app.database.db)
  await sql`alter table cases.remedy enable trigger remedy_stays`.execute(harness.app.database.db)
})

test("[FBK-3f] the customer gets an SMS about a remedy that was given", async () => {
  const { caseId, total, order } = await paidCase()
  await atCase(staff, caseId).give({ kind: "REFUND", amount: share(total, 10) })
  const { mobile } = order.transaction.contact
  await vi.waitFor(
    async () =>
      expect((await harness.partners.messages(mobile)).map(({ body }) => body).join("\n")).toMatch(
        /We are refunding ₹.* to your payment method for your Hearth case C-.*\/postorder-ui\/cases\?caseId=/,
      ),
    { timeout: 20_000 },
  )
})

test("[CTY-8b] a guest accepts the terms with the first complaint, and the case follows the guest into the account", async () => {
  const guest = await asGuest(harness.app)
  const order = await payOnline(await harness.createUnpaidOrder("IN", { browser: guest }))
  await atStore(headOffice, order.transaction.store.id).advanceTo(order.id, "HANDED OVER")
  const { orderId, bill } = await order.buyer.read(order.id)
  const complaint = newComplaint({ orderId, lineIds: bill.validItems.map(({ id }) => id) })
  const path = `${UCR}/issue-categories?orderId=${orderId}`
  expect((await guest.get(path)).json().data.needsTerms).toBe(true)
  expect(errorFrom(await openCase(guest, complaint))[1]).toBe("TERMS_NEEDED")
  const { caseId } = caseFrom(await openCase(guest, { ...complaint, termsAccepted: "true" }))
  expect((await guest.get(path)).json().data.needsTerms).toBe(false)
  const { mobile } = order.transaction.contact
  const customer = await asCustomer(harness.app, harness.partners, mobile, { browser: guest })
  expect(caseFrom(await customer.get(`${UCR}/feedbacks/${caseId}`))).toMatchObject({ caseId, state: "OPEN" })
})

const stateOf = async ({ buyer, id }: TestOrder) =>
  (await buyer.browser.get(`${UCR}/tsgStatus/${id}`)).json().data.claim

test("[FBK-2d] the state of a guarantee's claim: running, owed, paid, on time and not covered", async () => {
  const late = await payOnline(await harness.createUnpaidOrderAsCustomer("IN", 1, true))
  expect(await stateOf(late)).toMatchObject({ state: "RUNNING", amount: null, dueAt: expect.any(String) })
  const storeClient = atStore(headOffice, late.transaction.store.id)
  await storeClient.advanceTo(late.id, "ON THE WAY")
  await makeLate(late)
  const amount = Math.min(late.transaction.payable, 300_00)
  expect(await stateOf(late)).toMatchObject({ state: "OWED", amount, paidTo: null })
  await storeClient.advanceTo(late.id, "HANDED OVER")
  expect(await stateOf(late)).toMatchObject({ state: "PAID", amount, paidTo: "wallet" })
  const onTime = await payOnline(await harness.createUnpaidOrderAsCustomer("IN", 1, true))
  await storeClient.advanceTo(onTime.id, "HANDED OVER")
  expect(await stateOf(onTime)).toMatchObject({ state: "ON_TIME", amount: null })
  const pickup = await payOnline(await harness.createUnpaidOrderAsCustomer())
  expect(await stateOf(pickup)).toMatchObject({ state: "NOT_COVERED", dueAt: null, eventId: pickup.id })
})

test("[SEC-2a] the invariants hold after these remedies", async () => {
  const { db } = harness.app.database
  const results = await checkAllInvariants(db, { now: harness.app.clock.now() })
  expect(results.filter(({ state, id }) => state === "broken" && id !== "I13")).toEqual([])
})
