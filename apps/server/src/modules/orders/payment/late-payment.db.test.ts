import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
  // This job fails expired orders every minute and would interfere by chance. In these tests the payment comes first.
  await harness.rows(sql`delete from jobs.schedule where name = 'orders.fail-expired'`)
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

/** Pays this many minutes after the order was created. An order waits 15 minutes for its payment. */
async function payAfter(minutes: number) {
  const unpaidOrder = await harness.createUnpaidOrder()
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "UPI" })
  const reference = await harness.newestPaymentIdOf(unpaidOrder)
  harness.app.clock.advance(minutes * 60)
  await unpaidOrder.buyer.browser.refresh()
  await harness.partners.payments.settle(reference, "paid")
  return unpaidOrder
}

test("[PAY-6f] a payment within ten minutes after the order's expiry is accepted", async () => {
  const unpaidOrder = await payAfter(24)
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  expect((await unpaidOrder.buyer.read(unpaidOrder.id)).refunds).toEqual([])
})

test("[PAY-6f] a payment more than ten minutes after the order's expiry is refunded", async () => {
  const unpaidOrder = await payAfter(26)
  const { payable } = unpaidOrder.transaction
  await expect
    .poll(async () => (await unpaidOrder.buyer.read(unpaidOrder.id)).refunds, { timeout: 60_000 })
    .toMatchObject([{ amount: payable, to: "source", status: "DONE", mode: "UPI" }])
  const { orderStatus, payment } = await unpaidOrder.buyer.read(unpaidOrder.id)
  expect(orderStatus).toBe("PENDING")
  expect(payment?.message).toBe("Your payment arrived too late for this order. We’re refunding it.")
  expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
})
