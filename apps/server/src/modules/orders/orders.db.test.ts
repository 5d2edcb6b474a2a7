import * as cancelReasonTexts from "@hearth/texts/orders/cancel-reasons.ts"
import type { CustomerSession } from "@hearth/contract/calls/auth.calls.ts"
import { sql } from "kysely"
import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { asCustomer } from "../../testing/as-customer.ts"
import { asGuest } from "../../testing/as-guest.ts"
import type { TestApp } from "../../testing/build-test-app.ts"
import type { Partners } from "../../testing/start-partners.ts"
import { withPartners } from "../../testing/with-partners.ts"
import { errorFrom, margherita, newLine } from "../../testing/as-shopper.ts"
import { restock, setSoldOut } from "../catalog/public.ts"
import { setOnline } from "../locator/set-online.ts"
import { readCashHistory } from "./orders.store.ts"
import { asBuyer, type Buyer, buyerOf, payInCash, transactionFrom } from "../../testing/as-buyer.ts"

let app: TestApp
let partners: Partners
withPartners((started) => ({ app, partners } = started))
// Each test starts on a new day, when offer limits and slots are free again.
beforeEach(() => app.clock.advance(24 * 3600))

const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app.database.db)).rows
const historyOf = (id: string) =>
  rows(sql<{ status: string; by: string }>`
    select status, by from orders.status_change where order_id = ${id} order by position`)

const payCash = (buyer: Buyer, id: string) => payInCash(buyer, partners, id)

/** Continues as the customer that the guest was signed in as. */
function continueAs({ browser }: Buyer, { userId, cartId, credentials }: CustomerSession): void {
  Object.assign(browser, { userId, cartId, bearer: credentials.accessToken })
}

async function buyForCash(buyer: Buyer, id: string): Promise<void> {
  continueAs(buyer, (await payCash(buyer, id)).json().data.session)
}

test("[PAY-1c] [ORD-1b] [ORD-2a] [ORD-2b] [ORD-2d] [PAY-3] [IDN-5] a guest pays in cash: the bill is frozen, the code places the order, the guest is signed in and the cart is empty", async () => {
  const asha = await asBuyer(app, [margherita(2)])
  const { bill, lines } = await asha.shopper.read()
  const pending = await asha.mustOrder()
  expect(pending).toMatchObject({
    orderStatus: "PENDING",
    confirmation: "pending",
    orderType: "D",
    payable: bill.payable,
    next: { kind: "pay" },
    contact: { firstName: "Asha" },
    place: { address: { houseNo: "12" } },
  })
  expect(pending.orderId).toMatch(/^IN[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(pending.bill).toEqual(bill)
  // The cart stays unchanged until the order is placed.
  expect((await asha.shopper.read()).lines).toEqual(lines)

  const { userId: guestId } = asha.browser
  const placed = await payCash(asha, pending.transactionId)
  expect(placed.statusCode).toBe(200)
  const { session, transaction } = placed.json().data
  expect(transaction).toMatchObject({ orderStatus: "ORDER PLACED", confirmation: "confirmed", paymentMode: "COD" })
  expect(session.attributes).toMatchObject({ mobile: asha.mobile, firstName: "Asha", phoneNumberVerified: true })
  expect(session.userId).not.toBe(guestId)
  // The guest's session has ended; the customer's session has the order and an empty cart.
  expect((await asha.browser.get("/api/loginhandler/user")).statusCode).toBe(401)
  continueAs(asha, session)
  expect(await asha.read(pending.transactionId)).toMatchObject({ orderStatus: "ORDER PLACED" })
  expect((await buyerOf(app, asha.shopper).shopper.read()).lines).toEqual([])
  expect(await historyOf(pending.transactionId)).toEqual([
    { status: "PENDING", by: "customer" },
    { status: "ORDER PLACED", by: "customer" },
  ])
})

test("[PAY-10a] [PAY-10b] a balanced sale is posted to the ledger when the order is placed, and not before", async () => {
  const asha = await asBuyer(app, [margherita(1)])
  const { transactionId, bill } = await asha.mustOrder()
  const entries = () =>
    rows(sql<{ account: string; amount: number }>`
      select account, amount from ledger.entry join ledger.posting on posting.id = posting_id
      where order_id = ${transactionId} order by account`)
  expect(await entries()).toEqual([])
  await payCash(asha, transactionId)
  const ledgerEntries = await entries()
  expect(ledgerEntries.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(0)
  expect(Math.max(...ledgerEntries.map(({ amount }) => Number(amount)))).toBe(bill.payable)
})

test("[SEC-1a] [SEC-1d] [SEC-1f] [ORD-11b] a repeated idempotency key returns the same order, its use with another body is refused, and another key replaces the order", async () => {
  const asha = await asBuyer(app)
  const key = randomUUID()
  const body = await asha.checkout()
  const send = (change?: object) =>
    asha.browser.post("/api/order-service/ve4/transaction", { ...body, ...change }, { "idempotency-key": key })
  const first = transactionFrom(await send())
  expect(transactionFrom(await send()).transactionId).toBe(first.transactionId)
  expect(errorFrom(await send({ slot: "1970-01-01T00:00:00Z" }))[1]).toBe("IDEMPOTENCY_KEY_REUSED")
  const withoutKey = await asha.browser.post("/api/order-service/ve4/transaction", body)
  expect(withoutKey.statusCode).toBe(400)
  const secondOrder = await asha.mustOrder()
  expect(secondOrder.transactionId).not.toBe(first.transactionId)
  expect(await asha.read(first.transactionId)).toMatchObject({ orderStatus: "FAILED", confirmation: "failed" })
})

test("[ORD-1b] a changed cart, another total and another visitor's cart are refused, and nothing is ordered", async () => {
  const asha = await asBuyer(app)
  const body = await asha.checkout()
  await asha.shopper.put([newLine("in-cola")])
  const send = (requestBody: object) =>
    asha.browser.post("/api/order-service/ve4/transaction", requestBody, { "idempotency-key": randomUUID() })
  expect(errorFrom(await send(body))[1]).toBe("CART_CHANGED")
  expect(errorFrom(await asha.order({ expectedTotal: 1 }))[1]).toBe("PRICE_CHANGED")
  const stranger = await asBuyer(app)
  expect(errorFrom(await asha.order({ cartId: stranger.browser.cartId }))[1]).toBe("FORBIDDEN")
  expect(await rows(sql`select 1 from orders.order where user_id = ${asha.browser.userId}`)).toEqual([])
})

test.each([
  ["no address", { place: {} }, "Add a delivery address."],
  [
    "an address far away",
    { place: { address: { houseNo: "1", address: "Marine Drive", latitude: 18.94, longitude: 72.82 } } },
    "doesn’t deliver to this address",
  ],
  ["an unknown address", { place: { addressId: randomUUID() } }, "is no longer saved"],
  ["an invalid mobile number", { contact: { firstName: "Asha", mobile: "123" } }, "mobile"],
  ["a time in the past", { slot: "1970-01-01T00:00:01Z" }, "This time isn’t available anymore"],
])("[ORD-1b] an order with %s is refused with a message about it", async (_, input, expectedText) => {
  const asha = await asBuyer(app)
  const [status, code, message] = errorFrom(await asha.order(input))
  expect([status, code]).toEqual([422, "CHECKOUT_REFUSED"])
  expect(message).toContain(expectedText)
})

test("[LOC-11d] [LOC-11e] curbside needs a car, and dine-in a table that exists", async () => {
  const asha = await asBuyer(app)
  const refusal = async (place: object) => errorFrom(await asha.order({ place }))[2]
  await asha.shopper.setOptions({ deliveryType: "CURBSIDE" })
  expect(await refusal({})).toBe("Tell us which car to look for.")
  const vehicle = { colour: "Red", model: "Alto", lastDigits: "4711" }
  expect((await asha.mustOrder({ place: { vehicle } })).place).toMatchObject({ vehicle, address: null })
  await asha.shopper.setOptions({ deliveryType: "DINEIN" })
  expect(await refusal({})).toBe("Choose your table.")
  expect(await refusal({ table: 900 })).toContain("has no table 900")
  expect(await asha.mustOrder({ place: { table: 1 } })).toMatchObject({ orderType: "DINEIN", place: { table: 1 } })
})

test("[ORD-1a] all problems are listed at once, each with where to fix it", async () => {
  const asha = await asBuyer(app)
  const { expectedTotal: _, ...body } = await asha.checkout({ place: {}, contact: { firstName: " ", mobile: "1" } })
  const answer = await asha.browser.post("/api/order-service/ve4/validations", body)
  const problems = answer.json().data.problems as { code: string; way: string }[]
  expect(problems.map(({ code, way }) => [code, way])).toEqual([
    ["ADDRESS_MISSING", "address"],
    ["CONTACT_WRONG", "contact"],
    ["CONTACT_WRONG", "contact"],
  ])
})

/** Changes of stores and menus reach every node with a delay, longer on a busy machine. */
const pollOptions = { timeout: 60_000 }

test("if a product sells out or the store closes after ordering, that is reported before the payment", async () => {
  const asha = await asBuyer(app)
  const { transactionId } = await asha.mustOrder()
  const setStoreOnline = (isOpen: boolean) =>
    inTransaction(app.platform.db, (tx) => setOnline(tx, "6585R", isOpen, null))
  await setStoreOnline(false)
  await expect
    .poll(async () => errorFrom(await asha.sendCode(transactionId))[2], pollOptions)
    .toContain("has just stopped taking orders")
  await setStoreOnline(true)
  const soldOutUntil = new Date(app.clock.now().getTime() + 3_600_000)
  await expect.poll(async () => (await asha.order()).statusCode, pollOptions).toBe(200)
  const secondOrder = await asha.mustOrder()
  await inTransaction(app.platform.db, (tx) => setSoldOut(tx, "6585R", "in-margherita", soldOutUntil))
  await expect
    .poll(async () => errorFrom(await asha.sendCode(secondOrder.transactionId))[2], pollOptions)
    .toContain("Margherita")
  await inTransaction(app.platform.db, (tx) => restock(tx, "6585R", "in-margherita"))
  // A code may have been sent before the change arrived, and the next one can be sent only after a pause.
  app.clock.advance(100)
  await expect.poll(async () => (await asha.sendCode(secondOrder.transactionId)).statusCode, pollOptions).toBe(200)
})

test("[ORD-12a] a cash order is cancelled once, and its sale is reversed in the ledger", async () => {
  const asha = await asBuyer(app)
  const { transactionId, orderId } = await asha.mustOrder()
  await buyForCash(asha, transactionId)
  const cancelled = transactionFrom(await asha.cancel(orderId, { reason: "Changed my mind" }))
  expect(cancelled).toMatchObject({ orderStatus: "CANCELLED", message: "Changed my mind", cancellableUntil: null })
  expect((await asha.cancel(orderId)).statusCode).toBe(200)
  const [sum] = await rows(sql<{ sales: number }>`
    select coalesce(sum(amount), 0)::int as sales from ledger.entry join ledger.posting on posting.id = posting_id
    where order_id = ${transactionId} and account like 'sales%'`)
  expect(sum).toEqual({ sales: 0 })
  expect((await historyOf(transactionId)).map(({ status }) => status)).toEqual(["PENDING", "ORDER PLACED", "CANCELLED"])
})

test("[ORD-12a] after two minutes it is too late to cancel", async () => {
  const asha = await asBuyer(app)
  const { transactionId, orderId } = await asha.mustOrder()
  await buyForCash(asha, transactionId)
  app.clock.advance(121)
  expect(errorFrom(await asha.cancel(orderId))[1]).toBe("TOO_LATE_TO_CANCEL")
})

test("[ORD-1g] [ORD-3] an order of the past 30 minutes causes the duplicate-order prompt, an older one does not", async () => {
  const asha = await asBuyer(app)
  const checkDuplicate = async () => (await asha.browser.get("/api/order-service/ve4/checkDuplicateOrder")).json().data
  expect(await checkDuplicate()).toMatchObject({ isDuplicate: false, order: null })
  const { transactionId, orderId } = await asha.mustOrder()
  await buyForCash(asha, transactionId)
  expect(await checkDuplicate()).toMatchObject({
    isDuplicate: true,
    order: { orderId },
    message: expect.stringContaining("30 minutes"),
  })
  await sql`update orders.order set placed_at = placed_at - interval '30 minutes' where id = ${transactionId}`.execute(
    app.database.db,
  )
  expect(await checkDuplicate()).toMatchObject({ isDuplicate: false })
})

test("[ORD-3] a cancelled order of the past 30 minutes causes no duplicate-order prompt", async () => {
  const asha = await asBuyer(app)
  const checkDuplicate = async () => (await asha.browser.get("/api/order-service/ve4/checkDuplicateOrder")).json().data
  const { transactionId, orderId } = await asha.mustOrder()
  await buyForCash(asha, transactionId)
  expect(await checkDuplicate()).toMatchObject({ isDuplicate: true, order: { orderId } })
  expect((await asha.cancel(orderId)).statusCode).toBe(200)
  expect(await checkDuplicate()).toMatchObject({ isDuplicate: false, order: null })
})

test("[ORD-3] [SEC-5a] a new guest with the same mobile number in any spelling gets the duplicate-order prompt, without the order's data", async () => {
  const asha = await asBuyer(app)
  const { transactionId } = await asha.mustOrder()
  await buyForCash(asha, transactionId)
  const guest = await asGuest(app)
  const checkDuplicate = async (mobile: string) => {
    const headers = { ...guest.headers(), mobile }
    return (await app.http.inject({ url: "/api/order-service/ve4/checkDuplicateOrder", headers })).json().data
  }
  const prompt = { isDuplicate: true, message: expect.stringContaining("30 minutes"), order: null }
  for (const spelling of [asha.mobile, `+91${asha.mobile}`, `0${asha.mobile}`])
    expect(await checkDuplicate(spelling)).toEqual(prompt)
  const noDuplicate = { isDuplicate: false, message: "", order: null }
  expect(await checkDuplicate("9811599999")).toEqual(noDuplicate)
  expect(await checkDuplicate("no number")).toEqual(noDuplicate)
  await sql`update orders.order set placed_at = placed_at - interval '30 minutes' where id = ${transactionId}`.execute(
    app.database.db,
  )
  expect(await checkDuplicate(asha.mobile)).toEqual(noDuplicate)
})

test("[ORD-3] a guest can't try many mobile numbers", async () => {
  const guest = await asGuest(app)
  const checkDuplicate = (mobile: string) =>
    app.http.inject({
      url: "/api/order-service/ve4/checkDuplicateOrder",
      headers: { ...guest.headers(), mobile },
      remoteAddress: "203.0.113.77",
    })
  const answers = await Promise.all(Array.from({ length: 40 }, (_, nth) => checkDuplicate(`98119${10_000 + nth}`)))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20)
})

test("[SEC-5a] another customer's order is not found by any call", async () => {
  const asha = await asBuyer(app)
  const ravi = await asBuyer(app)
  const { transactionId, orderId } = await asha.mustOrder()
  for (const answer of [
    await ravi.browser.get(`/api/order-service/ve4/transaction/${transactionId}`),
    await ravi.sendCode(transactionId),
    await ravi.submitCode(transactionId, "123456"),
    await ravi.pay(transactionId, { mode: "CARD" }),
    await ravi.cancel(orderId),
    await ravi.browser.get(`/api/payment-service/ve5/options/lastSuccessful?transactionId=${transactionId}`),
  ])
    expect(errorFrom(answer).slice(0, 2)).toEqual([404, "NOT_FOUND"])
})

test("[PAY-3] [SEC-7c] a cash code confirms only its own order", async () => {
  const asha = await asBuyer(app)
  const { transactionId } = await asha.mustOrder()
  await asha.sendCode(transactionId)
  const code = await partners.codeFor(asha.mobile)
  const otherOrder = await asha.mustOrder()
  expect(errorFrom(await asha.submitCode(transactionId, code))[1]).toBe("ORDER_OVER")
  expect(errorFrom(await asha.submitCode(otherOrder.transactionId, code))[1]).toBe("OTP_WRONG")
  expect(await asha.read(otherOrder.transactionId)).toMatchObject({ orderStatus: "PENDING" })
})

test("[PAY-3] [SEC-7e] after five wrong codes the right code is refused", async () => {
  const asha = await asBuyer(app)
  const { transactionId } = await asha.mustOrder()
  await asha.sendCode(transactionId)
  const code = await partners.codeFor(asha.mobile)
  const wrongCode = code === "000000" ? "000001" : "000000"
  const answers: string[] = []
  for (let tries = 0; tries < 5; tries++) answers.push(errorFrom(await asha.submitCode(transactionId, wrongCode))[1])
  expect(new Set(answers.slice(0, 4))).toEqual(new Set(["OTP_WRONG"]))
  expect(errorFrom(await asha.submitCode(transactionId, code))[1]).toBe("OTP_TRIES_USED")
  expect(await asha.read(transactionId)).toMatchObject({ orderStatus: "PENDING" })
})

test("[IDN-12] a signed-in customer pays in cash without getting another session", async () => {
  const browser = await asCustomer(app, partners, "9811099999")
  const asha = await asBuyer(app, [margherita(1)], browser)
  const { transactionId } = await asha.mustOrder()
  app.clock.advance(60)
  const placed = await payCash(asha, transactionId)
  expect(placed.json().data).toMatchObject({ session: null, transaction: { orderStatus: "ORDER PLACED" } })
})

test("[ORD-11b] [IDN-12] a new order replaces every pending order of its cart", async () => {
  const [asha, guest] = [await asBuyer(app), await asBuyer(app)]
  const [ownOrder, mergedOrder] = [await asha.mustOrder(), await guest.mustOrder()]
  // The same state as after a guest with a pending order has signed in to an account that also has a pending order.
  const { userId, cartId } = asha.browser
  await rows(sql`
    update orders.order set user_id = ${userId}, lies_in_cart = ${cartId} where id = ${mergedOrder.transactionId}`)
  await asha.mustOrder()
  for (const { transactionId } of [ownOrder, mergedOrder])
    expect((await asha.read(transactionId)).orderStatus).toBe("FAILED")
})

test("[PAY-2b] after a placed cash order, cash is the last successful payment method", async () => {
  const asha = await asBuyer(app)
  await buyForCash(asha, (await asha.mustOrder()).transactionId)
  const options = await asha.browser.get("/api/payment-service/ve5/options/lastSuccessful")
  expect(options.json().data.previousPaymentMode).toBe("COD")
})

test("[PAY-3] an order cancelled as 'not taken' counts against the customer only if the store cancelled it", async () => {
  const asha = await asBuyer(app)
  const { transactionId, orderId } = await asha.mustOrder()
  await buyForCash(asha, transactionId)
  await asha.cancel(orderId, { reason: cancelReasonTexts.byReason["not taken"] })
  const refused = async () =>
    (await readCashHistory(app.database.db, asha.browser.userId, "", new Date(app.clock.now().getTime() - 60_000)))
      .refused
  expect(await refused()).toBe(0)
  const secondBuyer = await asBuyer(app, undefined, asha.browser)
  const second = (await secondBuyer.mustOrder()).transactionId
  await rows(
    sql`update orders.order set status = 'CANCELLED', end_reason = 'not taken', mode = 'COD',
    placed_at = created_at, ended_at = created_at where id = ${second}`,
  )
  expect(await refused()).toBe(1)
})

test("[ORD-12a] cancelling a pending order is refused with an explanation", async () => {
  const asha = await asBuyer(app)
  const { orderId } = await asha.mustOrder()
  expect(errorFrom(await asha.cancel(orderId))).toEqual([
    409,
    "TOO_LATE_TO_CANCEL",
    "This order hasn’t been placed yet. If you don’t pay, it ends automatically.",
  ])
})

test("[ORD-1a] [ORD-1d] after its promo codes are removed, the order can be paid with any method again", async () => {
  const asha = await asBuyer(app, [margherita(2)])
  expect((await asha.shopper.promo("UPI40")).statusCode).toBe(200)
  const payment = { mode: "UPI" }
  const url = "/api/order-service/ve4/validations"
  const { bill } = (await asha.browser.post(url, await asha.checkout({ payment, expectedTotal: undefined }))).json()
    .data
  const { transactionId: id } = await asha.mustOrder({ payment, expectedTotal: bill.payable })
  expect(errorFrom(await asha.sendCode(id))[1]).toBe("PRICE_CHANGED")
  const headers = { ...asha.browser.headers(), "idempotency-key": randomUUID() }
  const removal = await app.http.inject({
    method: "DELETE",
    url: `/api/order-service/ve4/transaction/${id}/promo`,
    headers,
  })
  expect(removal.statusCode).toBe(200)
  expect((await asha.sendCode(id)).statusCode).toBe(200)
})
