import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type UnpaidOrder, type PaymentRig, startPaymentRig } from "../../testing/start-payment-rig.ts"

let rig: PaymentRig
beforeAll(async () => {
  rig = await startPaymentRig()
})
afterAll(() => rig.close())
beforeEach(() => rig.sync())

/**
 * Advances four minutes and waits until all due checks are done. An earlier schedule had gaps of three minutes there.
 */
async function waitFourMinutes({ id }: UnpaidOrder): Promise<void> {
  const isChecked = async () => {
    const [payment] = await rig.rows(sql<{ at: Date; looks: number }>`
      select next_look_at as at, looks from payments.payment where order_id = ${id}`)
    return payment !== undefined && payment.looks > 0 && payment.at > rig.app.clock.now()
  }
  rig.app.clock.advance(240)
  await expect.poll(isChecked, { timeout: 20_000 }).toBe(true)
}

/** Less than a minute, to allow for the pause between rounds and for the call. */
const SECONDS = 50

test("[PAY-6f] a voucher payment is settled within a minute after its issuer was down for minutes", async () => {
  const number = "7000000000990001"
  await rig.partners.payments.request("vouchers", { number, pin: "4321", amount: 5_000_00, currency: "INR" })
  const bought = await rig.buy()
  await rig.fail({ provider: "evoucher", mode: "reset", times: 1 })
  await bought.buyer.pay(bought.id, { mode: "EVOUCHER", voucher: { number, pin: "4321" } })
  await rig.fail({ provider: "evoucher", mode: "error500" })
  await waitFourMinutes(bought)
  expect((await bought.buyer.read(bought.id)).orderStatus).toBe("PENDING")
  await rig.fail({ provider: "evoucher", mode: "ok" })
  rig.app.clock.advance(SECONDS)
  expect((await rig.until(bought, "ORDER PLACED")).paymentMode).toBe("EVOUCHER")
})

test.each(["CARD", "UPI", "GPAY", "PAYTM"])(
  "[PAY-6f] %s paid without a callback is settled within a minute",
  async (mode) => {
    const bought = await rig.buy()
    await bought.buyer.pay(bought.id, { mode })
    await waitFourMinutes(bought)
    await rig.partners.payments.settle(await rig.attemptOf(bought), "paid", { tell: false })
    rig.app.clock.advance(SECONDS)
    expect((await rig.until(bought, "ORDER PLACED")).paymentMode).toBe(mode)
  },
)

test.each([
  ["BKASH", "BD"],
  ["LANKAQR", "LK"],
] as const)("[PAY-6f] %s approved without a callback is settled within a minute", async (mode, country) => {
  const bought = await rig.buy(country)
  await bought.buyer.pay(bought.id, { mode })
  await waitFourMinutes(bought)
  await rig.partners.payments.settle(await rig.attemptOf(bought), "paid", { tell: false })
  rig.app.clock.advance(SECONDS)
  expect((await rig.until(bought, "ORDER PLACED")).paymentMode).toBe(mode)
})
