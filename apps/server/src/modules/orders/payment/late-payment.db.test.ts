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
beforeEach(() => harness.sync())

/** Pays this many minutes after the order was created. An order waits 15 minutes for its payment. */
async function payAfter(minutes: number) {
  const bought = await harness.buy()
  await bought.buyer.pay(bought.id, { mode: "UPI" })
  const reference = await harness.newestPaymentIdOf(bought)
  harness.app.clock.advance(minutes * 60)
  await bought.buyer.browser.refresh()
  await harness.partners.payments.settle(reference, "paid")
  return bought
}

test("[PAY-6f] a payment within ten minutes after the order's expiry is accepted", async () => {
  const bought = await payAfter(24)
  await harness.waitForStatus(bought, "ORDER PLACED")
  expect((await bought.buyer.read(bought.id)).refunds).toEqual([])
})

test("[PAY-6f] a payment after that is refunded", async () => {
  const bought = await payAfter(26)
  const { payable } = bought.transaction
  await expect
    .poll(async () => (await bought.buyer.read(bought.id)).refunds, { timeout: 60_000 })
    .toMatchObject([{ amount: payable, to: "source", status: "DONE", mode: "UPI" }])
  const { orderStatus, payment } = await bought.buyer.read(bought.id)
  expect(orderStatus).toBe("PENDING")
  expect(payment?.message).toBe("Your payment arrived too late for this order. We’re refunding it.")
  expect(await harness.ledgerOf(bought)).toEqual({})
})
