import type { PaymentOptions } from "@hearth/contract/calls/payments.shapes.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

const FAILURES = 10
const UNAVAILABLE = "Unavailable right now. Choose another method."

/** Returns a function that counts the calls that a provider gets from now on. */
async function countCalls(provider: "cards" | "upi"): Promise<() => Promise<number>> {
  const total = async () => (await harness.partners.payments.request<Record<string, number>>("calls"))[provider] ?? 0
  const callsBefore = await total()
  return async () => (await total()) - callsBefore
}

async function optionOf({ buyer, id }: TestOrder, mode: string) {
  const answer = await buyer.browser.get(`/api/payment-service/ve2/options/default?transactionId=${id}`)
  return answer.json<{ data: PaymentOptions }>().data.options.find((option) => option.mode === mode)
}

/** Returns the metric of a circuit breaker. It ends with 0 for closed, 1 for half-open and 2 for open. */
async function stateOf(circuit: string): Promise<string | undefined> {
  const { body } = await harness.app.http.inject("/api/metrics")
  return body.split("\n").find((line) => line.startsWith(`hearth_circuit_state{circuit="${circuit}"}`))
}

test("[SEC-11e] [SEC-12c] after ten failures in a row a method is refused immediately and shown as unavailable, until a trial succeeds", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await harness.setFailures({ provider: "cards", mode: "error500" })
  for (let nth = 0; nth < FAILURES; nth++) {
    // The last one gets no answer at all, which counts as a failure too.
    if (nth === FAILURES - 1) await harness.setFailures({ provider: "cards", mode: "hang" })
    expect(errorFrom(await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })).slice(0, 2)).toEqual([
      503,
      "PAYMENT_UNAVAILABLE",
    ])
  }
  await harness.setFailures({ provider: "cards", mode: "error500" })
  const calls = await countCalls("cards")
  const listPayments = () => harness.rows(sql`select from payments.payment where order_id = ${unpaidOrder.id}`)
  expect(errorFrom(await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })).slice(0, 2)).toEqual([
    503,
    "PAYMENT_UNAVAILABLE",
  ])
  expect([await calls(), (await listPayments()).length]).toEqual([0, FAILURES])
  expect(await optionOf(unpaidOrder, "CARD")).toMatchObject({ isOpen: false, reason: UNAVAILABLE })
  expect(await stateOf("payments.cards")).toMatch(/ 2$/)
  // Other methods are not affected.
  expect(await optionOf(unpaidOrder, "UPI")).toMatchObject({ isOpen: true, reason: "" })
  expect(await stateOf("payments.upi")).toMatch(/ 0$/)

  // The server makes the trial call itself; while it fails, the circuit breaker stays open.
  harness.app.clock.advance(15)
  await expect.poll(calls, { timeout: 60_000 }).toBe(1)
  await expect.poll(() => stateOf("payments.cards")).toMatch(/ 2$/)
  expect(await optionOf(unpaidOrder, "CARD")).toMatchObject({ isOpen: false, reason: UNAVAILABLE })

  await harness.setFailures({ provider: "cards", mode: "ok" })
  harness.app.clock.advance(15)
  await expect.poll(async () => (await optionOf(unpaidOrder, "CARD"))?.isOpen, { timeout: 60_000 }).toBe(true)
  expect((await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })).statusCode).toBe(200)
  expect(await stateOf("payments.cards")).toMatch(/ 0$/)
})

test("a customer’s wrong input does not open the circuit breaker", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const unknownVoucher = { mode: "EVOUCHER", voucher: { number: "9999 9999 9999", pin: "0000" } }
  for (let nth = 0; nth < FAILURES + 1; nth++)
    expect(errorFrom(await unpaidOrder.buyer.pay(unpaidOrder.id, unknownVoucher))[1]).toBe("VOUCHER_REFUSED")
  expect(await optionOf(unpaidOrder, "EVOUCHER")).toMatchObject({ isOpen: true })
})

test("[PAY-6f] [SEC-12c] a provider that fails to return statuses is not called, and its payments are settled once it recovers", async () => {
  const [paid, unpaid] = [await harness.createUnpaidOrder(), await harness.createUnpaidOrder()]
  for (const { buyer, id } of [paid, unpaid]) await buyer.pay(id, { mode: "UPI" })
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(paid), "paid", { notify: false })
  await harness.setFailures({ provider: "upi", mode: "error500" })
  while (!(await stateOf("payment-status.upi"))?.endsWith(" 2")) await harness.confirm(paid)
  const calls = await countCalls("upi")
  expect((await harness.confirm(paid)).orderStatus).toBe("PENDING")
  expect(await calls()).toBe(0)
  // New payments have a separate circuit breaker, which is closed.
  expect(await optionOf(unpaid, "UPI")).toMatchObject({ isOpen: true })
  await harness.setFailures({ provider: "upi", mode: "ok" })
  harness.app.clock.advance(15)
  await harness.waitForStatus(paid, "ORDER PLACED")
  expect((await harness.ledgerOf(paid))["clearing:upi"]).toBe(paid.transaction.payable)
})

test("[SEC-12c] a provider that hangs does not delay failing the expired orders of another provider", async () => {
  const hangingOrders: TestOrder[] = []
  for (let nth = 0; nth < 3; nth++) hangingOrders.push(await harness.createUnpaidOrder())
  for (const { buyer, id } of hangingOrders) await buyer.pay(id, { mode: "GPAY" })
  const cardOrder = await harness.createUnpaidOrder()
  await cardOrder.buyer.pay(cardOrder.id, { mode: "CARD" })
  await harness.rows(sql`update payments.payment set next_look_at = null where status = 'PENDING' returning id`)
  await harness.setFailures({ provider: "gpay", mode: "hang" })
  harness.app.clock.advance(15 * 60 + 1)
  // The sessions have expired as well, so the status is read from the database.
  const statusOf = async ({ id }: TestOrder) =>
    (await harness.rows(sql<{ status: string }>`select status from orders.order where id = ${id}`))[0]?.status
  const job = harness.app.platform.jobs.runNow("orders.fail-expired")
  await expect.poll(() => statusOf(cardOrder), { timeout: 60_000 }).toBe("FAILED")
  expect(await Promise.all(hangingOrders.map(statusOf))).toEqual(hangingOrders.map(() => "PENDING"))
  await job
  expect(await Promise.all(hangingOrders.map(statusOf))).toEqual(hangingOrders.map(() => "FAILED"))
  await harness.setFailures({ provider: "gpay", mode: "ok" })
})
