import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { build, type TestApp } from "../../../testing/build-test-app.ts"
import {
  type TestOrder,
  type PaymentHarness,
  paymentTestSettings,
  startPaymentHarness,
} from "../../../testing/start-payment-harness.ts"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { hmacHex } from "../providers/signatures.ts"

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
const inParallel = <Answer>(count: number, work: (nth: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)))

/** Sends a signed callback as the provider would, to the given node. */
function sendCallback(targetNode: TestApp, body: string, eventId: string) {
  const secret = harness.partners.payments.settings.upi?.webhookSecret ?? ""
  const headers = {
    host: "in.localhost",
    "content-type": "application/json",
    "x-razorpay-signature": hmacHex(secret, body),
    "x-razorpay-event-id": eventId,
  }
  return targetNode.http.inject({
    method: "POST",
    url: "/api/payment-service/ve1/callbacks/upi",
    headers,
    payload: body,
  })
}

async function callbackBody(unpaidOrder: TestOrder, event: "payment.captured" | "payment.failed"): Promise<string> {
  const { id, transaction } = unpaidOrder
  const [row] = await harness.rows(sql<{ ref: string }>`
    select provider_ref as ref from payments.payment where order_id = ${id}`)
  const status = event === "payment.captured" ? "captured" : "failed"
  const entity = {
    id: (await harness.providerPaymentOf(unpaidOrder))?.id,
    amount: transaction.payable,
    currency: "INR",
    status,
    order_id: row?.ref,
    notes: {},
  }
  return JSON.stringify({ entity: "event", event, payload: { payment: { entity } } })
}

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) => (await harness.rows(query))[0]?.count

test("[PAY-6g] [SEC-2a] simultaneous callbacks, status checks and failures on two nodes place and charge the order once", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "UPI" })
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid", { notify: false })
  const [captured, failed] = [
    await callbackBody(unpaidOrder, "payment.captured"),
    await callbackBody(unpaidOrder, "payment.failed"),
  ]
  harness.app.clock.advance(2)
  nodeB.clock.advance(2)
  const answers = await inParallel(60, (nth) => {
    const targetNode = node(nth)
    if (nth % 3 === 0) return sendCallback(targetNode, captured, `evt_${nth % 6}`)
    if (nth % 3 === 1) return sendCallback(targetNode, failed, "evt_failed")
    const url = "/api/order-service/ve4/confirm"
    const headers = { ...unpaidOrder.buyer.browser.headers() }
    return targetNode.http.inject({ method: "POST", url, headers, payload: { transactionId: unpaidOrder.id } })
  })
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status !== 200)).toEqual([])
  expect((await unpaidOrder.buyer.read(unpaidOrder.id)).orderStatus).toBe("ORDER PLACED")
  expect(
    await countOf(sql`select count(*)::int from orders.status_change
    where order_id = ${unpaidOrder.id} and status = 'ORDER PLACED'`),
  ).toBe(1)
  expect(await countOf(sql`select count(*)::int from ledger.posting where order_id = ${unpaidOrder.id}`)).toBe(2)
  expect((await harness.ledgerOf(unpaidOrder))["clearing:upi"]).toBe(unpaidOrder.transaction.payable)
})

test("one voucher used for many orders on two nodes is spent once", async () => {
  const orders: TestOrder[] = []
  for (let nth = 0; nth < 20; nth++) orders.push(await harness.createUnpaidOrder())
  const amount = orders[0]?.transaction.payable ?? 0
  await harness.partners.payments.request("vouchers", { number: "700000009999", pin: "4321", amount, currency: "INR" })
  const voucher = { number: "700000009999", pin: "4321" }
  const answers = await inParallel(20, (nth) => {
    const { buyer, id } = orders[nth] as TestOrder
    const headers = { ...buyer.browser.headers(), "idempotency-key": `voucher ${nth}` }
    const url = `/api/order-service/ve4/transaction/${id}/submit`
    return node(nth).http.inject({ method: "POST", url, headers, payload: { mode: "EVOUCHER", voucher } })
  })
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBe(1)
  const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => errorFrom(answer)[1])
  expect([...new Set(refused)].toSorted()).toEqual(["TOO_MANY_REQUESTS", "VOUCHER_REFUSED"])
})

test("[SEC-1d] [SEC-1e] one key on both nodes starts one payment; several keys leave one payment open", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const pay = (nth: number, key: string) =>
    node(nth).http.inject({
      method: "POST",
      url: `/api/order-service/ve4/transaction/${unpaidOrder.id}/submit`,
      headers: { ...unpaidOrder.buyer.browser.headers(), "idempotency-key": key },
      payload: { mode: "CARD" },
    })
  const sameKeyResponses = await inParallel(8, (nth) => pay(nth, "same"))
  expect(sameKeyResponses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  const urls = sameKeyResponses.map((answer) => answer.json().data.transaction.paymentUrl)
  expect(new Set(urls).size).toBe(1)
  expect(await countOf(sql`select count(*)::int from payments.payment where order_id = ${unpaidOrder.id}`)).toBe(1)
  await inParallel(6, (nth) => pay(nth, `other ${nth}`))
  expect(
    await countOf(sql`select count(*)::int from payments.payment
      where order_id = ${unpaidOrder.id} and status in ('CREATED', 'PENDING')`),
  ).toBe(1)
})

test("[SEC-1d] [SEC-1e] repeating one key on both nodes calls the provider once", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const answers = await inParallel(8, (nth) =>
    node(nth).http.inject({
      method: "POST",
      url: `/api/order-service/ve4/transaction/${unpaidOrder.id}/submit`,
      headers: { ...unpaidOrder.buyer.browser.headers(), "idempotency-key": "upi once" },
      payload: { mode: "UPI" },
    }),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.json().data.transaction.next))).size).toBe(1)
  expect((await harness.partners.payments.listPayments(await harness.newestPaymentIdOf(unpaidOrder))).length).toBe(1)
})

test("[ORD-12b] a refund attempted by both nodes is made once", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid")
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  await harness.setFailures({ provider: "cards", mode: "slow", delayMs: 700, times: 2 })
  await inParallel(4, (nth) =>
    node(nth).http.inject({
      method: "POST",
      url: `/api/order-service/ve3/orders/${unpaidOrder.transaction.orderId}/cancel`,
      headers: { ...unpaidOrder.buyer.browser.headers(), "idempotency-key": `cancel ${nth}` },
      payload: {},
    }),
  )
  await expect
    .poll(async () => (await unpaidOrder.buyer.read(unpaidOrder.id)).refunds.map(({ status }) => status), {
      timeout: 60_000,
    })
    .toEqual(["DONE"])
  expect((await harness.providerPaymentOf(unpaidOrder))?.refunds.length).toBe(1)
  expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
  await harness.setFailures({ provider: "cards", mode: "ok" })
})
