import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type UnpaidOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.sync())

/** Lets the provider carry out the next call to this path twice. */
const doTwice = (provider: string, path: string) => harness.setFailures({ provider, mode: "twice", path, times: 1 })

const providerPaymentsOf = async (bought: UnpaidOrder) =>
  harness.partners.payments.listPayments(await harness.newestPaymentIdOf(bought))
const refundsOf = async ({ buyer, id }: UnpaidOrder) => {
  harness.sync()
  return (await buyer.read(id)).refunds
}
const countLogged = async (bought: UnpaidOrder) => {
  const paymentId = await harness.newestPaymentIdOf(bought)
  return harness.logged.filter((line) => line.includes("more than once") && line.includes(paymentId)).length
}

/** Checks that the order was paid once and that the second charge was refunded once. */
async function expectRefunded(bought: UnpaidOrder): Promise<void> {
  const { payable } = bought.transaction
  await expect
    .poll(() => refundsOf(bought), { timeout: 60_000 })
    .toMatchObject([{ amount: payable, to: "source", status: "DONE" }])
  const [first, second] = await providerPaymentsOf(bought)
  expect([first, second].map((each) => each?.state)).toEqual(["captured", "captured"])
  const refundedAmounts = [first, second].map((each) => each?.refunds.map(({ amount }) => amount))
  expect(refundedAmounts.toSorted()).toEqual([[], [payable]])
  const { orderStatus, payment } = await bought.buyer.read(bought.id)
  expect([orderStatus, payment?.status, await countLogged(bought)]).toEqual(["ORDER PLACED", "CAPTURED", 1])
}

test("[PAY-6g] [ORD-11c] if two phones pay a LankaQR code, the first places the order and the second is refunded once", async () => {
  const bought = await harness.buy("LK")
  await bought.buyer.pay(bought.id, { mode: "LANKAQR" })
  const reference = await harness.newestPaymentIdOf(bought)
  await harness.partners.payments.settle(reference, "paid")
  await harness.waitForStatus(bought, "ORDER PLACED")
  await harness.partners.payments.request("pay-twice", { reference })
  await expectRefunded(bought)
  // The second charge was the one refunded.
  expect((await providerPaymentsOf(bought)).map(({ refunds }) => refunds.length)).toEqual([0, 1])
  await harness.partners.payments.request("redeliver", { reference })
  await harness.confirm(bought)
  await expectRefunded(bought)
  expect((await harness.ledgerOf(bought))["clearing:lankaqr"]).toBe(bought.transaction.payable)
  // Cancelling the order refunds the first charge as well.
  await bought.buyer.cancel(bought.transaction.orderId)
  await expect.poll(async () => (await refundsOf(bought)).map(({ status }) => status)).toEqual(["DONE", "DONE"])
  expect((await providerPaymentsOf(bought)).map(({ refunds }) => refunds.length)).toEqual([1, 1])
  expect(await harness.ledgerOf(bought)).toEqual({})
})

test("[PAY-6g] [ORD-11c] if a UPI payment is created twice and both are approved, the second is refunded once", async () => {
  const bought = await harness.buy()
  await doTwice("upi", "/v1/payments/create/upi")
  await bought.buyer.pay(bought.id, { mode: "UPI" })
  const reference = await harness.newestPaymentIdOf(bought)
  await harness.partners.payments.settle(reference, "paid", { notify: false })
  await harness.partners.payments.settle(reference, "paid", { notify: false })
  await harness.partners.payments.request("redeliver", { reference })
  await harness.waitForStatus(bought, "ORDER PLACED")
  await expectRefunded(bought)
  await harness.partners.payments.request("redeliver", { reference })
  await harness.confirm(bought)
  await expectRefunded(bought)
  expect((await harness.ledgerOf(bought))["clearing:upi"]).toBe(bought.transaction.payable)
})

test("[PAY-6g] [ORD-11c] if a bKash payment is created twice and both are approved, only ours is captured", async () => {
  const bought = await harness.buy("BD")
  await doTwice("bkash", "/create")
  await bought.buyer.pay(bought.id, { mode: "BKASH" })
  const reference = await harness.newestPaymentIdOf(bought)
  await harness.partners.payments.settle(reference, "paid")
  await harness.partners.payments.settle(reference, "paid")
  await Promise.all([harness.confirm(bought), harness.confirm(bought), harness.confirm(bought)])
  await harness.waitForStatus(bought, "ORDER PLACED")
  for (let nth = 0; nth < 3; nth++) await harness.confirm(bought)
  // An approval is not a capture: bKash releases it automatically.
  expect((await providerPaymentsOf(bought)).map(({ state }) => state).toSorted()).toEqual(["approved", "captured"])
  expect(await refundsOf(bought)).toEqual([])
  expect((await harness.ledgerOf(bought))["clearing:bkash"]).toBe(bought.transaction.payable)
})
