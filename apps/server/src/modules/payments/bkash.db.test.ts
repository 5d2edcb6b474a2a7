import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../testing/as-shopper.ts"
import { type UnpaidOrder, type PaymentRig, startPaymentRig } from "../../testing/start-payment-rig.ts"

let rig: PaymentRig
beforeAll(async () => {
  rig = await startPaymentRig()
})
afterAll(() => rig.close())
beforeEach(() => rig.sync())

async function begun(): Promise<UnpaidOrder & { paymentId: string }> {
  const bought = await rig.buy("BD")
  const answer = await bought.buyer.pay(bought.id, { mode: "BKASH" })
  if (answer.statusCode !== 200) throw new Error(`Not begun: ${answer.body}`)
  return { ...bought, paymentId: await rig.attemptOf(bought) }
}
const approve = ({ paymentId }: { paymentId: string }) => rig.partners.payments.settle(paymentId, "paid")
const stateOf = async (bought: UnpaidOrder) => (await rig.providerPaymentOf(bought))?.state

test("[PAY-6g] a payment approved on bKash's page is executed once by our status check, and the order is placed", async () => {
  const bought = await begun()
  expect((await bought.buyer.read(bought.id)).next.kind).toBe("page")
  expect((await rig.process(bought)).orderStatus).toBe("PENDING")
  await approve(bought)
  expect(await stateOf(bought)).toBe("approved")
  const [one, other] = await Promise.all([rig.process(bought), rig.process(bought)])
  expect([one.orderStatus, other.orderStatus]).toContain("ORDER PLACED")
  expect(await stateOf(bought)).toBe("captured")
  expect((await rig.ledgerOf(bought))["clearing:bkash"]).toBe(bought.transaction.payable)
})

test("[PAY-6e] if the response to execute is lost, the next check finds the payment completed", async () => {
  const bought = await begun()
  await approve(bought)
  await rig.fail({ provider: "bkash", mode: "reset", times: 1, path: "/execute" })
  expect((await rig.process(bought)).orderStatus).toBe("PENDING")
  expect((await rig.process(bought)).orderStatus).toBe("ORDER PLACED")
  expect((await rig.ledgerOf(bought))["clearing:bkash"]).toBe(bought.transaction.payable)
})

test("[PAY-7c] a payment that is declined at bKash fails, an unavailable bKash is reported, and both can be retried", async () => {
  const bought = await begun()
  await rig.partners.payments.settle(bought.paymentId, "declined")
  expect(await rig.process(bought)).toMatchObject({ payment: { status: "FAILED" }, next: { kind: "pay" } })
  await rig.fail({ provider: "bkash", mode: "refuse" })
  expect(errorFrom(await bought.buyer.pay(bought.id, { mode: "BKASH" }))[1]).toBe("PAYMENT_UNAVAILABLE")
  await rig.fail({ provider: "bkash", mode: "ok" })
  expect((await bought.buyer.pay(bought.id, { mode: "BKASH" })).statusCode).toBe(200)
  await approve({ paymentId: await rig.attemptOf(bought) })
  expect((await rig.process(bought)).orderStatus).toBe("ORDER PLACED")
})

test("[PAY-6b] [PAY-6g] an approved payment that was abandoned is never executed", async () => {
  const bought = await begun()
  await approve(bought)
  // The order is paid by card in the meantime.
  expect((await bought.buyer.pay(bought.id, { mode: "CARD" })).statusCode).toBe(200)
  await rig.partners.payments.settle(await rig.attemptOf(bought), "paid")
  await rig.until(bought, "ORDER PLACED")
  rig.app.clock.advance(2)
  const status = `/api/payment-service/ve1/orders/${bought.id}/provider/bkash/charge-status`
  expect((await bought.buyer.browser.get(status)).json().data.payment.status).toBe("EXPIRED")
  const [booked] = await rig.partners.payments.listPayments(bought.paymentId)
  expect(booked?.state).toBe("approved")
})
