import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createCircuitBreakers } from "../../../platform/circuits/circuit-breakers.ts"
import { settableClock } from "../../../testing/settable-clock.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"
import { executeRefund } from "../refunds/execute-refund.ts"
import { closeAtProvider } from "./payment-sweep.ts"
import type { PaymentDeps } from "../payment-deps.ts"
import { createProviderCircuits } from "../providers/provider-circuits.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

const HOUR_SECONDS = 3_600

const notCalled = () => {
  throw new Error("not called in this test")
}
const orders = { lock: notCalled, applyCapture: notCalled }

/** Returns the deps of a node without any provider's settings, whose clock is this many hours ahead. */
function depsWithoutProviders(hours: number): PaymentDeps {
  const clock = settableClock(harness.app.clock.now())
  clock.advance(hours * HOUR_SECONDS)
  const circuitsOfProvider = createProviderCircuits(createCircuitBreakers(harness.app.platform), () => {})
  return { ...harness.app.platform, clock, providers: new Map(), circuitsOfProvider, orders }
}

const refundOf = async ({ id }: TestOrder) => {
  const rows = await harness.rows(sql<{ id: string; status: string; tries: number; due: Date }>`
    select refund.id, refund.status, tries, next_try_at as due
    from payments.refund join payments.payment on payment.id = payment_id where order_id = ${id}`)
  return rows[0]
}

test("[ORD-12b] a refund whose provider is no longer configured waits, is logged once a day and is completed later", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid")
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  await harness.setFailures({ provider: "cards", mode: "refuse" })
  await unpaidOrder.buyer.cancel(unpaidOrder.transaction.orderId)
  await expect.poll(async () => (await refundOf(unpaidOrder))?.tries, { timeout: 60_000 }).toBe(1)
  const refundId = (await refundOf(unpaidOrder))?.id ?? ""
  const readLoggedLevels = () =>
    harness.logged.filter((line) => line.includes("waits for a provider") && line.includes(refundId)).map(levelOf)

  for (const hours of [1, 2.5, 20]) await executeRefund(depsWithoutProviders(hours), refundId)
  expect(readLoggedLevels()).toEqual(["error"])
  await executeRefund(depsWithoutProviders(26), refundId)
  expect(readLoggedLevels()).toEqual(["error", "error"])
  expect(await refundOf(unpaidOrder)).toMatchObject({ status: "INITIATED", tries: 5 })
  expect((await harness.ledgerOf(unpaidOrder))["refundable:IN"]).toBe(-unpaidOrder.transaction.payable)

  await harness.setFailures({ provider: "cards", mode: "ok" })
  harness.app.clock.set((await refundOf(unpaidOrder))?.due ?? new Date())
  await expect.poll(async () => (await refundOf(unpaidOrder))?.status, { timeout: 60_000 }).toBe("DONE")
  harness.syncClock()
  expect((await harness.providerPaymentOf(unpaidOrder))?.refunds.map(({ state }) => state)).toEqual(["done"])
  expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
})

test("closing a payment whose provider is no longer configured does nothing", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })
  const first = await harness.newestPaymentIdOf(unpaidOrder)
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "UPI" })
  await expect(closeAtProvider(depsWithoutProviders(0), first)).resolves.toBeUndefined()
})

const levelOf = (line: string) => (JSON.parse(line) as { level: string }).level
