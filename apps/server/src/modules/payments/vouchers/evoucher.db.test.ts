import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { findInDatabase } from "../../../testing/find-in-database.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
let voucherCount = 0
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

async function newVoucher(amount = 5_000_00, currency = "INR") {
  const number = `7000${String(++voucherCount).padStart(12, "0")}`
  await harness.partners.payments.request("vouchers", { number, pin: "4321", amount, currency })
  return { number: number.replaceAll(/(\d{4})(?=\d)/g, "$1 "), pin: "4321" }
}
const voucherBalance = async ({ number }: { number: string }) => {
  const { vouchers: storedVouchers } = await harness.partners.payments.request<{
    vouchers: { number: string; balance: number }[]
  }>("vouchers")
  return storedVouchers.find((each) => each.number === number.replaceAll(" ", ""))?.balance
}
const statusOf = async ({ buyer, id }: TestOrder) => (await buyer.read(id)).payment?.status

const tryWrongPin = async ({ buyer }: TestOrder, voucher: object) =>
  (await buyer.browser.post("/api/payment-service/ve1/evoucher/balance", { ...voucher, pin: "0000" })).statusCode
const pay = ({ buyer, id }: TestOrder, voucher: object, key?: string) =>
  buyer.pay(id, { mode: "EVOUCHER", voucher }, key)

test("[PAY-1d] [PAY-4a] an e-voucher pays the whole order immediately, and its number is not stored", async () => {
  const voucher = await newVoucher()
  const unpaidOrder = await harness.createUnpaidOrder()
  const answer = await pay(unpaidOrder, voucher)
  expect(answer.json().data.transaction).toMatchObject({ orderStatus: "ORDER PLACED", paymentMode: "EVOUCHER" })
  expect(await voucherBalance(voucher)).toBe(5_000_00 - unpaidOrder.transaction.payable)
  expect((await harness.ledgerOf(unpaidOrder))["clearing:evoucher"]).toBe(unpaidOrder.transaction.payable)
  const spellings = [voucher.number, voucher.number.replaceAll(" ", "")]
  expect(await findInDatabase(harness.app.database.db, spellings)).toEqual([])
})

test("[SEC-1d] a repeated key redeems the voucher once, and another payment is refused because the order is paid", async () => {
  const voucher = await newVoucher()
  const unpaidOrder = await harness.createUnpaidOrder()
  const answers = [await pay(unpaidOrder, voucher, "one key"), await pay(unpaidOrder, voucher, "one key")]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(errorFrom(await pay(unpaidOrder, voucher))[1]).toBe("ORDER_OVER")
  expect(await voucherBalance(voucher)).toBe(5_000_00 - unpaidOrder.transaction.payable)
})

test("[PAY-4a] a wrong PIN, a voucher that is too small and one of another country are refused, and nothing is charged", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const [good, smallVoucher, foreign] = [await newVoucher(), await newVoucher(100), await newVoucher(9_000_00, "BDT")]
  expect(errorFrom(await pay(unpaidOrder, { ...good, pin: "0000" })).slice(0, 2)).toEqual([422, "VOUCHER_REFUSED"])
  expect(errorFrom(await pay(unpaidOrder, smallVoucher))[2]).toBe("This voucher’s balance is too low for this order.")
  expect(errorFrom(await pay(unpaidOrder, foreign))[2]).toBe("This voucher is for another country.")
  expect(errorFrom(await pay(unpaidOrder, { number: "999999999999", pin: "0000" }))[1]).toBe("VOUCHER_REFUSED")
  expect([await voucherBalance(good), await voucherBalance(smallVoucher)]).toEqual([5_000_00, 100])
  expect((await unpaidOrder.buyer.read(unpaidOrder.id)).next).toEqual({ kind: "pay" })
  expect((await pay(unpaidOrder, good)).statusCode).toBe(200)
})

test("[PAY-6e] [PAY-6g] if the response is lost after the charge, the payment stays pending, blocks other payments and is found by a check", async () => {
  const voucher = await newVoucher()
  const unpaidOrder = await harness.createUnpaidOrder()
  await harness.setFailures({ provider: "evoucher", mode: "reset", times: 1 })
  const answer = await pay(unpaidOrder, voucher)
  expect(answer.json().data.transaction).toMatchObject({ orderStatus: "PENDING", next: { kind: "wait" } })
  expect(errorFrom(await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })).slice(0, 2)).toEqual([
    409,
    "PAYMENT_UNDER_WAY",
  ])
  expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
  expect(await voucherBalance(voucher)).toBe(5_000_00 - unpaidOrder.transaction.payable)
})

test("[PAY-6e] a payment that never reached the issuer fails after a minute, and another method can be used", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await harness.setFailures({ provider: "evoucher", mode: "error500", times: 1 })
  expect((await pay(unpaidOrder, await newVoucher())).json().data.transaction.next).toEqual({ kind: "wait" })
  expect((await harness.confirm(unpaidOrder)).payment?.status).toBe("PENDING")
  harness.app.clock.advance(60)
  expect(await harness.confirm(unpaidOrder)).toMatchObject({ payment: { status: "FAILED" }, next: { kind: "pay" } })
  expect((await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })).statusCode).toBe(200)
})

test("[PAY-6e] if the issuer is down, the customer gets an error immediately and the payment has failed", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await harness.setFailures({ provider: "evoucher", mode: "refuse" })
  expect(errorFrom(await pay(unpaidOrder, await newVoucher())).slice(0, 2)).toEqual([503, "PAYMENT_UNAVAILABLE"])
  await harness.setFailures({ provider: "evoucher", mode: "ok" })
  expect(await statusOf(unpaidOrder)).toBe("FAILED")
})

test("[PAY-4b] [PAY-4c] balance and PIN reset work, and their responses don't reveal whether a voucher exists", async () => {
  const { browser } = (await harness.createUnpaidOrder()).buyer
  const voucher = await newVoucher(250_00)
  const base = "/api/payment-service/ve1/evoucher"
  expect((await browser.post(`${base}/balance`, voucher)).json().data).toMatchObject({ balance: 250_00 })
  const withWrongPin = await browser.post(`${base}/balance`, { ...voucher, pin: "9999" })
  const withUnknownNumber = await browser.post(`${base}/balance`, { number: "888888888888", pin: "9999" })
  expect(withWrongPin.json().errors).toEqual(withUnknownNumber.json().errors)
  const reset = await browser.post(`${base}/resetpin`, { number: voucher.number }, { "idempotency-key": "r" })
  const repeated = await browser.post(`${base}/resetpin`, { number: voucher.number }, { "idempotency-key": "r" })
  const unknown = await browser.post(`${base}/resetpin`, { number: "888888888888" })
  expect([reset.statusCode, repeated.body, unknown.body]).toEqual([200, reset.body, reset.body])
  expect(errorFrom(await browser.post(`${base}/balance`, voucher))[1]).toBe("VOUCHER_REFUSED")
  expect(errorFrom(await browser.post(`${base}/resetpin`, { number: voucher.number }))[0]).toBe(429)
})

test("[SEC-7e] PIN attempts are limited per customer and per voucher, for balance and payment together", async () => {
  const [voucher, otherVoucher] = [await newVoucher(), await newVoucher()]
  const unpaidOrder = await harness.createUnpaidOrder()
  const statuses = []
  for (let nth = 0; nth < 16; nth++) statuses.push(await tryWrongPin(unpaidOrder, voucher))
  expect([statuses.slice(0, 15).every((status) => status === 422), statuses[15]]).toEqual([true, 429])
  // Another customer with the same voucher, and the same customer with another voucher.
  expect([
    await tryWrongPin(await harness.createUnpaidOrder(), voucher),
    await tryWrongPin(unpaidOrder, otherVoucher),
  ]).toEqual([429, 429])
  expect(errorFrom(await pay(unpaidOrder, otherVoucher)).slice(0, 2)).toEqual([429, "TOO_MANY_REQUESTS"])
  expect(await statusOf(unpaidOrder)).toBe("FAILED")
})

/** Lets the provider redeem the voucher, but replaces its response, as a proxy might. */
const replaceRedeemResponse = (status: number) =>
  harness.setFailures({ provider: "evoucher", mode: "wrong-status", status, path: "/v1/vouchers/redeem", times: 1 })

test.each([429, 503])(
  "[PAY-6e] [PAY-6g] a %i response after the charge leaves the payment pending, and a check places the order",
  async (status) => {
    const voucher = await newVoucher()
    const unpaidOrder = await harness.createUnpaidOrder()
    await replaceRedeemResponse(status)
    const answer = await pay(unpaidOrder, voucher)
    expect(answer.json().data.transaction).toMatchObject({ orderStatus: "PENDING", next: { kind: "wait" } })
    expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
    expect(await voucherBalance(voucher)).toBe(5_000_00 - unpaidOrder.transaction.payable)
  },
)

test("[PAY-6f] money charged despite a refusal is found by a later check without the customer", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await replaceRedeemResponse(401)
  expect(errorFrom(await pay(unpaidOrder, await newVoucher()))[1]).toBe("PAYMENT_UNAVAILABLE")
  expect(await statusOf(unpaidOrder)).toBe("FAILED")
  harness.app.clock.advance(20)
  expect((await harness.waitForStatus(unpaidOrder, "ORDER PLACED")).paymentMode).toBe("EVOUCHER")
})
