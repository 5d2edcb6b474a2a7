import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type PaymentHarness, startPaymentHarness, type TestOrder } from "../../testing/start-payment-harness.ts"
import { answerTo } from "./testing/ask-chatbot.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

async function placePaid(mode: "CARD" | "UPI"): Promise<TestOrder> {
  const order = await harness.createUnpaidOrderAsCustomer()
  const started = await order.buyer.pay(order.id, { mode })
  if (started.statusCode !== 200) throw new Error(`Not started: ${started.body}`)
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(order), "paid")
  await harness.confirm(order)
  await harness.waitForStatus(order, "ORDER PLACED")
  harness.syncClock()
  return order
}
const cancel = ({ buyer, transaction }: TestOrder, refundTo: "source" | "wallet") =>
  buyer.cancel(transaction.orderId, { refundTo })
const refundLines = async ({ buyer }: TestOrder) => {
  harness.syncClock()
  return (await answerTo(buyer.browser, "where is my refnd")).lines
}

test("[FBK-4a] a refund is told with its amount, where it goes and its state", async () => {
  await harness.partners.payments.request("refunds", { provider: "upi", state: "pending" })
  const pending = await placePaid("UPI")
  const { orderId, payable, country } = pending.transaction
  const amount = formatMoney(payable, country)
  expect((await cancel(pending, "source")).statusCode).toBe(200)
  expect(await refundLines(pending)).toEqual([
    `Order ${orderId}: Refund initiated: ${amount} to UPI. It usually takes 4-10 business days.`,
  ])

  const done = await placePaid("CARD")
  await cancel(done, "source")
  await expect
    .poll(() => refundLines(done), { timeout: 60_000 })
    .toEqual([`Order ${done.transaction.orderId}: ${amount} refunded to your account (Credit or debit card).`])

  const toWallet = await placePaid("CARD")
  await cancel(toWallet, "wallet")
  await expect
    .poll(() => refundLines(toWallet), { timeout: 60_000 })
    .toEqual([`Order ${toWallet.transaction.orderId}: ${amount} refunded to your wallet.`])
})
