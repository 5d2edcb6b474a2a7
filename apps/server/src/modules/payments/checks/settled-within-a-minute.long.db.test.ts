import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

/** Advances four minutes and waits until all due checks are done. */
async function waitFourMinutes({ id }: TestOrder): Promise<void> {
  const isChecked = async () => {
    const [payment] = await harness.rows(sql<{ at: Date; looks: number }>`
      select next_look_at as at, looks from payments.payment where order_id = ${id}`)
    return payment !== undefined && payment.looks > 0 && payment.at > harness.app.clock.now()
  }
  harness.app.clock.advance(240)
  await expect.poll(isChecked, { timeout: 60_000 }).toBe(true)
}

/** Less than a minute, to allow for the pause between rounds and for the call. */
const WAIT_SECONDS = 50

test("[PAY-6f] a voucher payment is settled within a minute after its issuer was down for minutes", async () => {
  const number = "7000000000990001"
  await harness.partners.payments.request("vouchers", { number, pin: "4321", amount: 5_000_00, currency: "INR" })
  const unpaidOrder = await harness.createUnpaidOrder()
  await harness.setFailures({ provider: "evoucher", mode: "reset", times: 1 })
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "EVOUCHER", voucher: { number, pin: "4321" } })
  await harness.setFailures({ provider: "evoucher", mode: "error500" })
  await waitFourMinutes(unpaidOrder)
  expect((await unpaidOrder.buyer.read(unpaidOrder.id)).orderStatus).toBe("PENDING")
  await harness.setFailures({ provider: "evoucher", mode: "ok" })
  harness.app.clock.advance(WAIT_SECONDS)
  expect((await harness.waitForStatus(unpaidOrder, "ORDER PLACED")).paymentMode).toBe("EVOUCHER")
})

test.each(["CARD", "UPI", "GPAY", "PAYTM"])(
  "[PAY-6f] a %s payment paid without a callback is settled within a minute",
  async (mode) => {
    const unpaidOrder = await harness.createUnpaidOrder()
    await unpaidOrder.buyer.pay(unpaidOrder.id, { mode })
    await waitFourMinutes(unpaidOrder)
    await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid", { notify: false })
    harness.app.clock.advance(WAIT_SECONDS)
    expect((await harness.waitForStatus(unpaidOrder, "ORDER PLACED")).paymentMode).toBe(mode)
  },
)

test.each([
  ["BKASH", "BD"],
  ["LANKAQR", "LK"],
] as const)("[PAY-6f] a %s payment approved without a callback is settled within a minute", async (mode, country) => {
  const unpaidOrder = await harness.createUnpaidOrder(country)
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode })
  await waitFourMinutes(unpaidOrder)
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid", { notify: false })
  harness.app.clock.advance(WAIT_SECONDS)
  expect((await harness.waitForStatus(unpaidOrder, "ORDER PLACED")).paymentMode).toBe(mode)
})
