import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createCircuitBreakers } from "../../../platform/circuits/circuit-breakers.ts"
import { type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"
import { createPaymentSweep } from "./payment-sweep.ts"
import { createProviderCircuits } from "../providers/provider-circuits.ts"
import type { Provider } from "../providers/provider.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

const providerWithoutResult: Omit<Provider, "fetchStatus"> = {
  name: "upi",
  start: async () => ({ kind: "lost" }),
  refund: async () => ({ state: "unknown" }),
  fetchRefundStatus: async () => ({ state: "unknown" }),
  isReachable: async () => false,
}
const notCalled = () => {
  throw new Error("not called in this test")
}
const orders = { lock: notCalled, applyCapture: notCalled }

/** Starts a payment that exists twice at the provider, and declines one of the two. */
async function declineOnce() {
  const unpaidOrder = await harness.createUnpaidOrder()
  await harness.setFailures({ provider: "upi", mode: "twice", path: "/v1/payments/create/upi", times: 1 })
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "UPI" })
  const reference = await harness.newestPaymentIdOf(unpaidOrder)
  await harness.partners.payments.settle(reference, "declined")
  const status = async () => (await unpaidOrder.buyer.read(unpaidOrder.id)).payment?.status
  await expect.poll(status, { timeout: 60_000 }).toBe("FAILED")
  return { unpaidOrder, reference }
}
const nextCheck = async (id: string) =>
  (await harness.rows(sql<{ at: Date | null }>`select next_look_at as at from payments.payment where id = ${id}`))[0]
    ?.at

test("[PAY-6f] [ORD-11a] a declined payment is still checked, and money that arrives later places the order", async () => {
  const { unpaidOrder, reference } = await declineOnce()
  expect(await nextCheck(reference)).toBeInstanceOf(Date)
  await harness.partners.payments.settle(reference, "paid", { notify: false })
  harness.app.clock.advance(20)
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  expect((await harness.ledgerOf(unpaidOrder))["clearing:upi"]).toBe(unpaidOrder.transaction.payable)
})

test("[PAY-6f] [SEC-12a] if a node dies during a check, another repeats it soon and not only at the next planned check", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "UPI" })
  const reference = await harness.newestPaymentIdOf(unpaidOrder)
  // By now the checks are less frequent.
  harness.app.clock.advance(301)
  let isCalled = false
  const neverAnswers: Provider = {
    ...providerWithoutResult,
    fetchStatus({ id }) {
      isCalled ||= id === reference
      return new Promise(() => {})
    },
  }
  const circuitsOfProvider = createProviderCircuits(createCircuitBreakers(harness.app.platform), () => {})
  const providers = new Map([["upi", neverAnswers]] as const)
  void createPaymentSweep({ ...harness.app.platform, providers, circuitsOfProvider, orders }).round()
  await expect.poll(() => isCalled).toBe(true)
  await harness.partners.payments.settle(reference, "paid", { notify: false })
  harness.app.clock.advance(31)
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
})

test("[PAY-6f] the next check is planned by the payment's age", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "UPI" })
  const reference = await harness.newestPaymentIdOf(unpaidOrder)
  const startedAt = harness.app.clock.now().getTime()
  const seconds = async () => Math.round(((await nextCheck(reference))?.getTime() ?? 0) / 1000 - startedAt / 1000)
  expect(await seconds()).toBe(10)
  harness.app.clock.advance(11)
  await expect.poll(seconds, { timeout: 60_000 }).toBe(25)
  harness.app.clock.advance(110)
  await expect.poll(seconds, { timeout: 60_000 }).toBe(141)
  harness.app.clock.advance(30 * 60)
  await expect.poll(seconds, { timeout: 60_000 }).toBe(3_600)
})

test("[PAY-6f] [PAY-6g] money that arrives later for an order that was paid with another method is refunded", async () => {
  const { unpaidOrder, reference } = await declineOnce()
  await unpaidOrder.buyer.pay(unpaidOrder.id, {
    mode: "EVOUCHER",
    voucher: { number: "6000 0000 0000 0004", pin: "1111" },
  })
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  await harness.partners.payments.settle(reference, "paid", { notify: false })
  harness.app.clock.advance(20)
  const refunds = async () => (await unpaidOrder.buyer.read(unpaidOrder.id)).refunds
  await expect
    .poll(refunds, { timeout: 60_000 })
    .toMatchObject([{ amount: unpaidOrder.transaction.payable, to: "source", status: "DONE", mode: "UPI" }])
  expect((await harness.ledgerOf(unpaidOrder))["clearing:upi"] ?? 0).toBe(0)
})
