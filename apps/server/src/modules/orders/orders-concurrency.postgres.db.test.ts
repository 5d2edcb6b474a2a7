import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { build, type TestApp } from "../../testing/build-test-app.ts"
import {
  type TestOrder,
  type PaymentHarness,
  paymentTestSettings,
  startPaymentHarness,
} from "../../testing/start-payment-harness.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { transactionFrom } from "../../testing/as-buyer.ts"

let harness: PaymentHarness
let nodeB: TestApp
beforeAll(async () => {
  harness = await startPaymentHarness()
  nodeB = await build({ database: harness.app.database, settings: paymentTestSettings(harness.partners) })
})
afterAll(async () => {
  await nodeB.close()
  await harness.close()
})
beforeEach(() => {
  harness.syncClock()
  nodeB.clock.set(harness.app.clock.now())
})

const node = (nth: number) => (nth % 2 === 0 ? harness.app : nodeB)

/** Sends the same call many times at once to two nodes, with the buyer's current credentials. */
function inParallel(
  count: number,
  { buyer }: TestOrder,
  url: string,
  call: (nth: number) => { key: string; body: object },
) {
  const headers = buyer.browser.headers()
  return Promise.all(
    Array.from({ length: count }, (_, nth) => {
      const { key, body } = call(nth)
      const requestHeaders = { ...headers, "idempotency-key": key }
      return node(nth).http.inject({ method: "POST", url, headers: requestHeaders, payload: body })
    }),
  )
}

const statusesOf = ({ id }: TestOrder) =>
  harness.rows(
    sql<{ status: string }>`select status from orders.status_change where order_id = ${id} order by position`,
  )

async function codeFor({ buyer, id, transaction }: TestOrder): Promise<string> {
  expect((await buyer.sendCode(id)).statusCode).toBe(200)
  return harness.partners.codeFor(transaction.contact.mobile.slice(-9))
}

test("[SEC-1d] [SEC-1e] [ORD-11b] one idempotency key creates one order on two nodes; of orders with different keys only one stays pending", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const { buyer, transaction } = unpaidOrder
  const contact = { firstName: "Asha", mobile: transaction.contact.mobile }
  const body = await buyer.checkout({ place: {}, contact })
  const url = "/api/order-service/ve4/transaction"
  const sameKeyResponses = await inParallel(20, unpaidOrder, url, () => ({ key: "the one", body }))
  expect(sameKeyResponses.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  expect(new Set(sameKeyResponses.map((answer) => transactionFrom(answer).transactionId)).size).toBe(1)
  const manyKeyResponses = await inParallel(10, unpaidOrder, url, (nth) => ({ key: `key ${nth}`, body }))
  expect(manyKeyResponses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  const orders = await harness.rows(sql<{ status: string; count: number }>`
    select status, count(*)::int from orders.order where cart_id = ${buyer.browser.cartId} group by status order by status`)
  expect(orders).toEqual([
    { status: "FAILED", count: 11 },
    { status: "PENDING", count: 1 },
  ])
})

test("[PAY-3] [IDN-5] a cash code that is submitted many times places the order once and creates one session", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const code = await codeFor(unpaidOrder)
  const url = `/api/payment-service/ve1/orders/${unpaidOrder.id}/otp/verify`
  const answers = await inParallel(8, unpaidOrder, url, (nth) => ({ key: `press ${nth}`, body: { code } }))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  const sessions = answers.map((answer) => answer.json().data.session.credentials.sessionToken)
  expect(new Set(sessions).size).toBe(1)
  expect(await statusesOf(unpaidOrder)).toEqual([{ status: "PENDING" }, { status: "ORDER PLACED" }])
  const [posted] = await harness.rows(sql<{ count: number }>`
    select count(*)::int from ledger.posting where order_id = ${unpaidOrder.id}`)
  expect(posted).toEqual({ count: 1 })
})

test("[PAY-6g] if cash is confirmed while a provider payment is captured, one of them pays the order, and an unneeded capture is refunded", async () => {
  for (let round = 0; round < 4; round++) {
    harness.syncClock()
    const unpaidOrder = await harness.createUnpaidOrder()
    const { payable } = unpaidOrder.transaction
    expect((await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "UPI", way: "qr" })).statusCode).toBe(200)
    const paymentId = await harness.newestPaymentIdOf(unpaidOrder)
    const code = await codeFor(unpaidOrder)
    const url = `/api/payment-service/ve1/orders/${unpaidOrder.id}/otp/verify`
    const [[codeResponse]] = await Promise.all([
      inParallel(1, unpaidOrder, url, () => ({ key: "press", body: { code } })),
      harness.partners.payments.settle(paymentId, "paid"),
    ])
    expect(codeResponse?.statusCode === 200 || errorFrom(codeResponse as never)[1] === "ORDER_OVER").toBe(true)
    expect(await statusesOf(unpaidOrder)).toEqual([{ status: "PENDING" }, { status: "ORDER PLACED" }])
    const byCash = codeResponse?.statusCode === 200
    await expect
      .poll(
        async () => (await harness.partners.payments.listPayments(paymentId))[0]?.refunds.map(({ amount }) => amount),
        {
          timeout: 60_000,
        },
      )
      .toEqual(byCash ? [payable] : [])
    await expect
      .poll(async () => (await harness.ledgerOf(unpaidOrder))["clearing:upi"] ?? 0, { timeout: 60_000 })
      .toBe(byCash ? 0 : payable)
  }
})

test("[PAY-3] if the total changes while the request with the code waits for a lock, the order is not placed", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const code = await codeFor(unpaidOrder)
  let codeResponse: Promise<{ statusCode: number }> | undefined
  await inTransaction(nodeB.platform.db, async (tx) => {
    await sql`select 1 from cart.cart where id = ${unpaidOrder.buyer.browser.cartId} for update`.execute(tx)
    codeResponse = unpaidOrder.buyer.submitCode(unpaidOrder.id, code)
    const lockWaitersQuery = sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(() => harness.rows(lockWaitersQuery), { timeout: 60_000 }).toEqual([{ n: 1 }])
    await sql`update orders.order set payable = payable + 1000000 where id = ${unpaidOrder.id}`.execute(tx)
  })
  expect((await codeResponse)?.statusCode).toBe(409)
  expect((await statusesOf(unpaidOrder)).map(({ status }) => status)).toEqual(["PENDING"])
})
