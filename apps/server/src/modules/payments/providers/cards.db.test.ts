import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { startPaymentHarness, type PaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())

const card = { mode: "CARD" }

test("[PAY-1h] [PAY-5] [PAY-6d] [PAY-6e] the card is entered on the provider's page, and its callback places the order", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  const { buyer, id, transaction } = unpaidOrder
  const answer = await buyer.pay(id, card)
  expect(answer.statusCode).toBe(200)
  const pending = await buyer.read(id)
  expect(pending).toMatchObject({ orderStatus: "PENDING", next: { kind: "page" }, payment: { status: "PENDING" } })
  expect(pending.paymentUrl).toMatch(/\/c\/pay\/cs_test_/)
  const paymentId = pending.payment?.paymentId ?? ""
  expect(await harness.providerPaymentOf(unpaidOrder)).toMatchObject({
    amount: transaction.payable,
    currency: "INR",
    state: "open",
  })
  await harness.partners.payments.settle(paymentId, "paid")
  const placed = await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  expect(placed).toMatchObject({ paymentMode: "CARD", payment: { status: "CAPTURED" }, next: { kind: "none" } })
  const ledgerEntries = await harness.rows(sql<{ kind: string; account: string; amount: number }>`
    select kind, account, amount from ledger.entry join ledger.posting on posting.id = posting_id
    where order_id = ${id} and account in ('clearing:cards', 'held:IN') order by posting_id, position`)
  expect(ledgerEntries).toEqual([
    { kind: "capture", account: "clearing:cards", amount: transaction.payable },
    { kind: "capture", account: "held:IN", amount: -transaction.payable },
    { kind: "sale", account: "held:IN", amount: transaction.payable },
  ])
})

test("[PAY-6g] starting another payment expires the open one at its provider", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await unpaidOrder.buyer.pay(unpaidOrder.id, card)
  const first = await harness.newestPaymentIdOf(unpaidOrder)
  await unpaidOrder.buyer.pay(unpaidOrder.id, card)
  await expect
    .poll(async () => (await harness.partners.payments.listPayments(first))[0]?.state, { timeout: 60_000 })
    .toBe("expired")
})

test("[PAY-7c] if the provider never responds, the customer gets an error and can pay by another method", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await harness.setFailures({ provider: "cards", mode: "hang", times: 1 })
  expect(errorFrom(await unpaidOrder.buyer.pay(unpaidOrder.id, card)).slice(0, 2)).toEqual([503, "PAYMENT_UNAVAILABLE"])
  expect((await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "UPI" })).statusCode).toBe(200)
})
