import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

async function startPayment(): Promise<TestOrder & { paymentId: string }> {
  const unpaidOrder = await harness.createUnpaidOrder("BD")
  const answer = await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "BKASH" })
  if (answer.statusCode !== 200) throw new Error(`Not started: ${answer.body}`)
  return { ...unpaidOrder, paymentId: await harness.newestPaymentIdOf(unpaidOrder) }
}
const approve = ({ paymentId }: { paymentId: string }) => harness.partners.payments.settle(paymentId, "paid")
const stateOf = async (unpaidOrder: TestOrder) => (await harness.providerPaymentOf(unpaidOrder))?.state

test("[PAY-6g] a payment approved on bKash's page is executed once by our status check, and the order is placed", async () => {
  const unpaidOrder = await startPayment()
  expect((await unpaidOrder.buyer.read(unpaidOrder.id)).next.kind).toBe("page")
  expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("PENDING")
  await approve(unpaidOrder)
  expect(await stateOf(unpaidOrder)).toBe("approved")
  const [one, other] = await Promise.all([harness.confirm(unpaidOrder), harness.confirm(unpaidOrder)])
  expect([one.orderStatus, other.orderStatus]).toContain("ORDER PLACED")
  expect(await stateOf(unpaidOrder)).toBe("captured")
  expect((await harness.ledgerOf(unpaidOrder))["clearing:bkash"]).toBe(unpaidOrder.transaction.payable)
})

test("[PAY-6e] if the response to execute is lost, the next check finds the payment completed", async () => {
  const unpaidOrder = await startPayment()
  await approve(unpaidOrder)
  await harness.setFailures({ provider: "bkash", mode: "reset", times: 1, path: "/execute" })
  expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("PENDING")
  expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
  expect((await harness.ledgerOf(unpaidOrder))["clearing:bkash"]).toBe(unpaidOrder.transaction.payable)
})

test("[PAY-7c] a payment that is declined at bKash fails, an unavailable bKash is reported, and both can be retried", async () => {
  const unpaidOrder = await startPayment()
  await harness.partners.payments.settle(unpaidOrder.paymentId, "declined")
  expect(await harness.confirm(unpaidOrder)).toMatchObject({ payment: { status: "FAILED" }, next: { kind: "pay" } })
  await harness.setFailures({ provider: "bkash", mode: "refuse" })
  expect(errorFrom(await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "BKASH" }))[1]).toBe("PAYMENT_UNAVAILABLE")
  await harness.setFailures({ provider: "bkash", mode: "ok" })
  expect((await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "BKASH" })).statusCode).toBe(200)
  await approve({ paymentId: await harness.newestPaymentIdOf(unpaidOrder) })
  expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
})

test("[PAY-6b] [PAY-6g] an approved payment that was abandoned is never executed", async () => {
  const unpaidOrder = await startPayment()
  await approve(unpaidOrder)
  // The order is paid by card in the meantime.
  expect((await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "CARD" })).statusCode).toBe(200)
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid")
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  harness.app.clock.advance(2)
  const status = `/api/payment-service/ve1/orders/${unpaidOrder.id}/provider/bkash/charge-status`
  expect((await unpaidOrder.buyer.browser.get(status)).json().data.payment.status).toBe("EXPIRED")
  const [providerPayment] = await harness.partners.payments.listPayments(unpaidOrder.paymentId)
  expect(providerPayment?.state).toBe("approved")
})
