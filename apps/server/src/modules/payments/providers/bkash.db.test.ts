import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { type UnpaidOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.sync())

async function startPayment(): Promise<UnpaidOrder & { paymentId: string }> {
  const bought = await harness.buy("BD")
  const answer = await bought.buyer.pay(bought.id, { mode: "BKASH" })
  if (answer.statusCode !== 200) throw new Error(`Not started: ${answer.body}`)
  return { ...bought, paymentId: await harness.newestPaymentIdOf(bought) }
}
const approve = ({ paymentId }: { paymentId: string }) => harness.partners.payments.settle(paymentId, "paid")
const stateOf = async (bought: UnpaidOrder) => (await harness.providerPaymentOf(bought))?.state

test("[PAY-6g] a payment approved on bKash's page is executed once by our status check, and the order is placed", async () => {
  const bought = await startPayment()
  expect((await bought.buyer.read(bought.id)).next.kind).toBe("page")
  expect((await harness.confirm(bought)).orderStatus).toBe("PENDING")
  await approve(bought)
  expect(await stateOf(bought)).toBe("approved")
  const [one, other] = await Promise.all([harness.confirm(bought), harness.confirm(bought)])
  expect([one.orderStatus, other.orderStatus]).toContain("ORDER PLACED")
  expect(await stateOf(bought)).toBe("captured")
  expect((await harness.ledgerOf(bought))["clearing:bkash"]).toBe(bought.transaction.payable)
})

test("[PAY-6e] if the response to execute is lost, the next check finds the payment completed", async () => {
  const bought = await startPayment()
  await approve(bought)
  await harness.setFailures({ provider: "bkash", mode: "reset", times: 1, path: "/execute" })
  expect((await harness.confirm(bought)).orderStatus).toBe("PENDING")
  expect((await harness.confirm(bought)).orderStatus).toBe("ORDER PLACED")
  expect((await harness.ledgerOf(bought))["clearing:bkash"]).toBe(bought.transaction.payable)
})

test("[PAY-7c] a payment that is declined at bKash fails, an unavailable bKash is reported, and both can be retried", async () => {
  const bought = await startPayment()
  await harness.partners.payments.settle(bought.paymentId, "declined")
  expect(await harness.confirm(bought)).toMatchObject({ payment: { status: "FAILED" }, next: { kind: "pay" } })
  await harness.setFailures({ provider: "bkash", mode: "refuse" })
  expect(errorFrom(await bought.buyer.pay(bought.id, { mode: "BKASH" }))[1]).toBe("PAYMENT_UNAVAILABLE")
  await harness.setFailures({ provider: "bkash", mode: "ok" })
  expect((await bought.buyer.pay(bought.id, { mode: "BKASH" })).statusCode).toBe(200)
  await approve({ paymentId: await harness.newestPaymentIdOf(bought) })
  expect((await harness.confirm(bought)).orderStatus).toBe("ORDER PLACED")
})

test("[PAY-6b] [PAY-6g] an approved payment that was abandoned is never executed", async () => {
  const bought = await startPayment()
  await approve(bought)
  // The order is paid by card in the meantime.
  expect((await bought.buyer.pay(bought.id, { mode: "CARD" })).statusCode).toBe(200)
  await harness.partners.payments.settle(await harness.newestPaymentIdOf(bought), "paid")
  await harness.waitForStatus(bought, "ORDER PLACED")
  harness.app.clock.advance(2)
  const status = `/api/payment-service/ve1/orders/${bought.id}/provider/bkash/charge-status`
  expect((await bought.buyer.browser.get(status)).json().data.payment.status).toBe("EXPIRED")
  const [providerPayment] = await harness.partners.payments.listPayments(bought.paymentId)
  expect(providerPayment?.state).toBe("approved")
})
