import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

/** Lets the provider carry out the next call to this path twice. */
const doTwice = (provider: string, path: string) => harness.setFailures({ provider, mode: "twice", path, times: 1 })

const providerPaymentsOf = async (unpaidOrder: TestOrder) =>
  harness.partners.payments.listPayments(await harness.newestPaymentIdOf(unpaidOrder))
const refundsOf = async ({ buyer, id }: TestOrder) => {
  harness.syncClock()
  return (await buyer.read(id)).refunds
}
const countLogged = async (unpaidOrder: TestOrder) => {
  const paymentId = await harness.newestPaymentIdOf(unpaidOrder)
  return harness.logged.filter((line) => line.includes("more than once") && line.includes(paymentId)).length
}

/** Checks that the order was paid once and that the second charge was refunded once. */
async function expectRefunded(unpaidOrder: TestOrder): Promise<void> {
  const { payable } = unpaidOrder.transaction
  await expect
    .poll(() => refundsOf(unpaidOrder), { timeout: 60_000 })
    .toMatchObject([{ amount: payable, to: "source", status: "DONE" }])
  const [first, second] = await providerPaymentsOf(unpaidOrder)
  expect([first, second].map((each) => each?.state)).toEqual(["captured", "captured"])
  const refundedAmounts = [first, second].map((each) => each?.refunds.map(({ amount }) => amount))
  expect(refundedAmounts.toSorted()).toEqual([[], [payable]])
  const { orderStatus, payment } = await unpaidOrder.buyer.read(unpaidOrder.id)
  expect([orderStatus, payment?.status, await countLogged(unpaidOrder)]).toEqual(["ORDER PLACED", "CAPTURED", 1])
}

test("[PAY-6g] [ORD-11c] if two phones pay a LankaQR code, the first places the order and the second is refunded once", async () => {
  const unpaidOrder = await harness.createUnpaidOrder("LK")
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "LANKAQR" })
  const reference = await harness.newestPaymentIdOf(unpaidOrder)
  await harness.partners.payments.settle(reference, "paid")
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  await harness.partners.payments.request("pay-twice", { reference })
  await expectRefunded(unpaidOrder)
  // The second charge was the one refunded.
  expect((await providerPaymentsOf(unpaidOrder)).map(({ refunds }) => refunds.length)).toEqual([0, 1])
  await harness.partners.payments.request("redeliver", { reference })
  await harness.confirm(unpaidOrder)
  await expectRefunded(unpaidOrder)
  expect((await harness.ledgerOf(unpaidOrder))["clearing:lankaqr"]).toBe(unpaidOrder.transaction.payable)
  // Cancelling the order refunds the first charge as well.
  await unpaidOrder.buyer.cancel(unpaidOrder.transaction.orderId)
  await expect.poll(async () => (await refundsOf(unpaidOrder)).map(({ status }) => status)).toEqual(["DONE", "DONE"])
  expect((await providerPaymentsOf(unpaidOrder)).map(({ refunds }) => refunds.length)).toEqual([1, 1])
  expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
})

test("[PAY-6g] [ORD-11c] if a UPI payment is created twice and both are approved, the second is refunded once", async () => {
  const unpaidOrder = await harness.createUnpaidOrder()
  await doTwice("upi", "/v1/payments/create/upi")
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "UPI" })
  const reference = await harness.newestPaymentIdOf(unpaidOrder)
  await harness.partners.payments.settle(reference, "paid", { notify: false })
  await harness.partners.payments.settle(reference, "paid", { notify: false })
  await harness.partners.payments.request("redeliver", { reference })
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  await expectRefunded(unpaidOrder)
  await harness.partners.payments.request("redeliver", { reference })
  await harness.confirm(unpaidOrder)
  await expectRefunded(unpaidOrder)
  expect((await harness.ledgerOf(unpaidOrder))["clearing:upi"]).toBe(unpaidOrder.transaction.payable)
})

test("[PAY-6g] [ORD-11c] if a bKash payment is created twice and both are approved, only the one with our stored reference is captured", async () => {
  const unpaidOrder = await harness.createUnpaidOrder("BD")
  await doTwice("bkash", "/create")
  await unpaidOrder.buyer.pay(unpaidOrder.id, { mode: "BKASH" })
  const reference = await harness.newestPaymentIdOf(unpaidOrder)
  await harness.partners.payments.settle(reference, "paid")
  await harness.partners.payments.settle(reference, "paid")
  await Promise.all([harness.confirm(unpaidOrder), harness.confirm(unpaidOrder), harness.confirm(unpaidOrder)])
  await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  for (let nth = 0; nth < 3; nth++) await harness.confirm(unpaidOrder)
  // An approval is not a capture: bKash releases it automatically.
  expect((await providerPaymentsOf(unpaidOrder)).map(({ state }) => state).toSorted()).toEqual(["approved", "captured"])
  expect(await refundsOf(unpaidOrder)).toEqual([])
  expect((await harness.ledgerOf(unpaidOrder))["clearing:bkash"]).toBe(unpaidOrder.transaction.payable)
})
