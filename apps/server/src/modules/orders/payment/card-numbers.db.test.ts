import * as paymentErrorTexts from "@hearth/texts/checkout/payment-errors.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())

const card = "4242 4242-4242 4242"
const voucher = { number: "4242 4242 4242 4242", pin: "1111" }
const refused = [400, "BAD_REQUEST", paymentErrorTexts.cardNumberNotAllowed]

/** Counts the rows that contain the card number, in all tables that a checkout writes. */
async function countStored(): Promise<number> {
  const tables = ["orders.order", "orders.status_change", "cart.cart", "payments.payment", "platform.idempotency_key"]
  let count = 0
  for (const table of tables) {
    const rows = await harness.rows(sql<{ found: number }>`
      select count(*)::int as found from ${sql.table(table)} as each where regexp_replace(each::text, '[ -]', '', 'g') like '%4242424242424242%'`)
    count += rows[0]?.found ?? 0
  }
  return count
}

test("[SEC-9a] [SEC-9d] a card number entered as a voucher is refused by every route and neither stored nor logged", async () => {
  const { buyer, id } = await harness.createUnpaidOrder()
  const voucherUrl = "/api/payment-service/ve1/evoucher"
  const refusals = [
    await buyer.pay(id, { mode: "EVOUCHER", voucher }),
    await buyer.browser.post(`${voucherUrl}/redeem`, { ...voucher, transactionId: id }, { "idempotency-key": "card" }),
    await buyer.browser.post(`${voucherUrl}/balance`, voucher),
    await buyer.browser.post(`${voucherUrl}/resetpin`, { number: voucher.number }, { "idempotency-key": "card too" }),
  ]
  expect(refusals.map(errorFrom)).toEqual(
    refusals.map(() => [400, "BAD_REQUEST", paymentErrorTexts.voucherLooksLikeCard]),
  )
  expect((await buyer.read(id)).payment).toBeNull()
  expect([await countStored(), harness.logged.filter((line) => line.includes("4242"))]).toEqual([0, []])
})

test("[SEC-9a] [SEC-9d] a card number in a cancellation reason, name, address or instruction is refused, and the order stays unchanged", async () => {
  const { buyer, id, transaction } = await harness.createUnpaidOrder()
  const paid = await buyer.pay(id, { mode: "EVOUCHER", voucher: { number: "6000 0000 0000 0004", pin: "1111" } })
  expect(paid.statusCode).toBe(200)
  expect(errorFrom(await buyer.cancel(transaction.orderId, { reason: `my card ${card} please` }))).toEqual(refused)
  expect((await buyer.read(id)).orderStatus).toBe("ORDER PLACED")
  const contact = { firstName: "Asha", mobile: buyer.mobile }
  const address = { houseNo: "1", address: "Inner Circle", latitude: 28.63, longitude: 77.21 }
  const refusals = [
    await buyer.order({ contact: { ...contact, lastName: card } }),
    await buyer.order({ contact, place: { address: { ...address, landmark: card } } }),
    await buyer.shopper.setOptions({ delivery: `ring, ${card}` }),
    await buyer.shopper.setOptions({ cooking: card }),
  ]
  expect(refusals.map(errorFrom)).toEqual(refusals.map(() => refused))
  expect([await countStored(), harness.logged.filter((line) => line.includes("4242"))]).toEqual([0, []])
  expect((await buyer.cancel(transaction.orderId, { reason: "call 98111 23456" })).statusCode).toBe(200)
})
