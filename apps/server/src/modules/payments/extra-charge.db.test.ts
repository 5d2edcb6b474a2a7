import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { type UnpaidOrder, type PaymentRig, startPaymentRig } from "../../testing/start-payment-rig.ts"

let rig: PaymentRig
beforeAll(async () => {
  rig = await startPaymentRig()
})
afterAll(() => rig.close())
beforeEach(() => rig.sync())
afterEach(() => void vi.restoreAllMocks())

/** Sends the request to the provider twice and returns the first response. */
function sendTwice(path: string): void {
  const { fetch } = globalThis
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (...asked) => {
    const answer = await fetch(...asked)
    if (!String(asked[0]).endsWith(path)) return answer
    spy.mockRestore()
    await fetch(...asked)
    return answer
  })
}

const booksOf = async (bought: UnpaidOrder) => rig.partners.payments.listPayments(await rig.attemptOf(bought))
const refundsOf = async ({ buyer, id }: UnpaidOrder) => {
  rig.sync()
  return (await buyer.read(id)).refunds
}
const toldOf = async (bought: UnpaidOrder) => {
  const paymentId = await rig.attemptOf(bought)
  return rig.logged.filter((line) => line.includes("more than once") && line.includes(paymentId)).length
}

/** Checks that the order was paid once and that the second charge was refunded once. */
async function expectGivenBack(bought: UnpaidOrder): Promise<void> {
  const { payable } = bought.transaction
  await expect
    .poll(() => refundsOf(bought), { timeout: 20_000 })
    .toMatchObject([{ amount: payable, to: "source", status: "DONE" }])
  const [first, second] = await booksOf(bought)
  expect([first, second].map((each) => each?.state)).toEqual(["captured", "captured"])
  const given = [first, second].map((each) => each?.refunds.map(({ amount }) => amount))
  expect(given.toSorted()).toEqual([[], [payable]])
  const { orderStatus, payment } = await bought.buyer.read(bought.id)
  expect([orderStatus, payment?.status, await toldOf(bought)]).toEqual(["ORDER PLACED", "CAPTURED", 1])
}

test("[PAY-6g] [ORD-11c] if two phones pay a LankaQR code, the first places the order and the second is refunded once", async () => {
  const bought = await rig.buy("LK")
  await bought.buyer.pay(bought.id, { mode: "LANKAQR" })
  const reference = await rig.attemptOf(bought)
  await rig.partners.payments.settle(reference, "paid")
  await rig.until(bought, "ORDER PLACED")
  await rig.partners.payments.request("pay-twice", { reference })
  await expectGivenBack(bought)
  // The second charge was the one refunded.
  expect((await booksOf(bought)).map(({ refunds }) => refunds.length)).toEqual([0, 1])
  await rig.partners.payments.request("redeliver", { reference })
  await rig.process(bought)
  await expectGivenBack(bought)
  expect((await rig.ledgerOf(bought))["clearing:lankaqr"]).toBe(bought.transaction.payable)
  // Cancelling the order refunds the first charge as well.
  await bought.buyer.cancel(bought.transaction.orderId)
  await expect.poll(async () => (await refundsOf(bought)).map(({ status }) => status)).toEqual(["DONE", "DONE"])
  expect((await booksOf(bought)).map(({ refunds }) => refunds.length)).toEqual([1, 1])
  expect(await rig.ledgerOf(bought)).toEqual({})
})

test("[PAY-6g] [ORD-11c] if a UPI payment is created twice and both are approved, the second is refunded once", async () => {
  const bought = await rig.buy()
  sendTwice("/v1/payments/create/upi")
  await bought.buyer.pay(bought.id, { mode: "UPI" })
  const reference = await rig.attemptOf(bought)
  await rig.partners.payments.settle(reference, "paid", { tell: false })
  await rig.partners.payments.settle(reference, "paid", { tell: false })
  await rig.partners.payments.request("redeliver", { reference })
  await rig.until(bought, "ORDER PLACED")
  await expectGivenBack(bought)
  await rig.partners.payments.request("redeliver", { reference })
  await rig.process(bought)
  await expectGivenBack(bought)
  expect((await rig.ledgerOf(bought))["clearing:upi"]).toBe(bought.transaction.payable)
})

test("[PAY-6g] [ORD-11c] if a bKash payment is created twice and both are approved, only ours is captured", async () => {
  const bought = await rig.buy("BD")
  sendTwice("/create")
  await bought.buyer.pay(bought.id, { mode: "BKASH" })
  const reference = await rig.attemptOf(bought)
  await rig.partners.payments.settle(reference, "paid")
  await rig.partners.payments.settle(reference, "paid")
  await Promise.all([rig.process(bought), rig.process(bought), rig.process(bought)])
  await rig.until(bought, "ORDER PLACED")
  for (let nth = 0; nth < 3; nth++) await rig.process(bought)
  // An approval is not a capture: bKash releases it automatically.
  expect((await booksOf(bought)).map(({ state }) => state).toSorted()).toEqual(["approved", "captured"])
  expect(await refundsOf(bought)).toEqual([])
  expect((await rig.ledgerOf(bought))["clearing:bkash"]).toBe(bought.transaction.payable)
})
