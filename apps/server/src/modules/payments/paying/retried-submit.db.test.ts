import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
let voucherCount = 0
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

async function newVoucher() {
  const number = `70009000${String(++voucherCount).padStart(8, "0")}`
  await harness.partners.payments.request("vouchers", { number, pin: "4321", amount: 5_000_00, currency: "INR" })
  return { number, pin: "4321" }
}

async function voucherBalance({ number }: { number: string }): Promise<number | undefined> {
  const { vouchers: storedVouchers } = await harness.partners.payments.request<{
    vouchers: { number: string; balance: number }[]
  }>("vouchers")
  return storedVouchers.find((each) => each.number === number)?.balance
}

const paymentMethods = [
  ["CARD", "cards", "IN"],
  ["UPI", "upi", "IN"],
  ["GPAY", "gpay", "IN"],
  ["PAYTM", "paytm", "IN"],
  ["BKASH", "bkash", "BD"],
  ["LANKAQR", "lankaqr", "LK"],
] as const

test.each(paymentMethods)(
  "[SEC-1d] after %s could not be reached, another request with the same idempotency key starts the payment",
  async (mode, provider, country) => {
    const unpaidOrder = await harness.createUnpaidOrder(country)
    const pay = () => unpaidOrder.buyer.pay(unpaidOrder.id, { mode }, "one key")
    for (const failure of ["refuse", "error500"]) {
      await harness.setFailures({ provider, mode: failure })
      expect(errorFrom(await pay()).slice(0, 2)).toEqual([503, "PAYMENT_UNAVAILABLE"])
    }
    await harness.setFailures({ provider, mode: "ok" })
    const answers = [await pay(), await pay()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    // After a response with a payment the key is used up: repeating it returns the same payment.
    const [first, second] = answers.map((answer) => answer.json().data.transaction.payment)
    expect([first.status, second]).toEqual(["PENDING", first])
  },
)

test("[SEC-1d] after a failure that charged nothing, simultaneous requests with the same idempotency key start one payment", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const pay = () => unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" }, "one key")
  await harness.setFailures({ provider: "cards", mode: "refuse" })
  await pay()
  await harness.setFailures({ provider: "cards", mode: "ok" })
  const answers = await Promise.all(Array.from({ length: 8 }, pay))
  const ids = answers.map((answer) => answer.json().data.transaction.payment.paymentId)
  expect(new Set(ids).size).toBe(1)
})

test("[SEC-1d] [PAY-4a] after its issuer was down, a voucher is redeemed once by requests with the same key", async () => {
  const [unpaidOrder, voucher] = [await harness.createUnpaidOrder(), await newVoucher()]
  const pay = () => unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "EVOUCHER", voucher }, "one key")
  await harness.setFailures({ provider: "evoucher", mode: "refuse" })
  expect(errorFrom(await pay()).slice(0, 2)).toEqual([503, "PAYMENT_UNAVAILABLE"])
  await harness.setFailures({ provider: "evoucher", mode: "ok" })
  for (let nth = 0; nth < 2; nth++)
    expect((await pay()).json().data.transaction).toMatchObject({ orderStatus: "ORDER PLACED" })
  expect(await voucherBalance(voucher)).toBe(5_000_00 - unpaidOrder.transaction.payable)
})

test("[SEC-1d] [PAY-6g] if the response is lost after the charge, the same key charges nothing more", async () => {
  const [unpaidOrder, voucher] = [await harness.createUnpaidOrder(), await newVoucher()]
  const pay = () => unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "EVOUCHER", voucher }, "one key")
  await harness.setFailures({ provider: "evoucher", mode: "reset", times: 1 })
  const [first, repeated] = [await pay(), await pay()].map((answer) => answer.json().data.transaction.payment)
  expect([first.status, repeated]).toEqual(["PENDING", first])
  expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
  expect(await voucherBalance(voucher)).toBe(5_000_00 - unpaidOrder.transaction.payable)
})

test("[SEC-1d] [PAY-6g] if the provider refused a payment but charged it, the same key finds it and charges nothing more", async () => {
  const [unpaidOrder, voucher] = [await harness.createUnpaidOrder(), await newVoucher()]
  const pay = () => unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "EVOUCHER", voucher }, "one key")
  const redeem = { provider: "evoucher", path: "/v1/vouchers/redeem" }
  await harness.setFailures({ ...redeem, mode: "wrong-status", status: 401, times: 1 })
  expect(errorFrom(await pay())[1]).toBe("PAYMENT_UNAVAILABLE")
  expect((await pay()).json().data.transaction).toMatchObject({ orderStatus: "ORDER PLACED" })
  expect(await voucherBalance(voucher)).toBe(5_000_00 - unpaidOrder.transaction.payable)
})

test("[SEC-1d] [SEC-12a] if a payment never reached its provider and failed after a minute, the same key starts another", async () => {
  const [unpaidOrder, voucher] = [await harness.createUnpaidOrder(), await newVoucher()]
  const pay = () => unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "EVOUCHER", voucher }, "one key")
  await harness.setFailures({ provider: "evoucher", mode: "refuse" })
  await pay()
  await harness.setFailures({ provider: "evoucher", mode: "ok" })
  // The state that a node leaves if it dies before calling the provider.
  await harness.rows(sql`
    update payments.payment set status = 'CREATED', failure = null, message = '', ended_at = null, begun_until = null
    where order_id = ${unpaidOrder.id} returning id`)
  harness.app.clock.advance(61)
  await expect
    .poll(async () => (await unpaidOrder.buyer.read(unpaidOrder.id)).payment?.status, { timeout: 60_000 })
    .toBe("FAILED")
  expect((await pay()).json().data.transaction).toMatchObject({ orderStatus: "ORDER PLACED" })
  expect(await voucherBalance(voucher)).toBe(5_000_00 - unpaidOrder.transaction.payable)
})
