import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { type UnpaidOrder, type PaymentRig, startPaymentRig } from "../../testing/start-payment-rig.ts"

let rig: PaymentRig
beforeAll(async () => {
  rig = await startPaymentRig()
})
afterAll(() => rig.close())
beforeEach(() => rig.sync())
afterEach(() => void vi.restoreAllMocks())

/** Somebody on the way sends it to the provider twice; we hear the first answer. */
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

/** The order has its money once; what came a second time is back where it came from, once. */
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

test("[PAY-6] [ORD-11] a LankaQR code paid by two phones: placed by the first, the second goes back once", async () => {
  const bought = await rig.buy("LK")
  await bought.buyer.pay(bought.id, { mode: "LANKAQR" })
  const reference = await rig.attemptOf(bought)
  await rig.partners.payments.settle(reference, "paid")
  await rig.until(bought, "ORDER PLACED")
  await rig.partners.payments.request("pay-twice", { reference })
  await expectGivenBack(bought)
  // It is the second that went back.
  expect((await booksOf(bought)).map(({ refunds }) => refunds.length)).toEqual([0, 1])
  await rig.partners.payments.request("redeliver", { reference })
  await rig.process(bought)
  await expectGivenBack(bought)
  expect((await rig.ledgerOf(bought))["clearing:lankaqr"]).toBe(bought.transaction.payable)
  // And what the order was paid with goes back by itself when it is called off.
  await bought.buyer.cancel(bought.transaction.orderId)
  await expect.poll(async () => (await refundsOf(bought)).map(({ status }) => status)).toEqual(["DONE", "DONE"])
  expect((await booksOf(bought)).map(({ refunds }) => refunds.length)).toEqual([1, 1])
  expect(await rig.ledgerOf(bought)).toEqual({})
})

test("[PAY-6] [ORD-11] a UPI payment made twice for one of ours, and both approved: the second goes back once", async () => {
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

test("[PAY-6] [ORD-11] a bKash payment made twice for one of ours, and both approved: only ours is ever taken", async () => {
  const bought = await rig.buy("BD")
  sendTwice("/create")
  await bought.buyer.pay(bought.id, { mode: "BKASH" })
  const reference = await rig.attemptOf(bought)
  await rig.partners.payments.settle(reference, "paid")
  await rig.partners.payments.settle(reference, "paid")
  await Promise.all([rig.process(bought), rig.process(bought), rig.process(bought)])
  await rig.until(bought, "ORDER PLACED")
  for (let nth = 0; nth < 3; nth++) await rig.process(bought)
  // Approved is not taken: bKash lets go of it by itself.
  expect((await booksOf(bought)).map(({ state }) => state).toSorted()).toEqual(["approved", "captured"])
  expect(await refundsOf(bought)).toEqual([])
  expect((await rig.ledgerOf(bought))["clearing:bkash"]).toBe(bought.transaction.payable)
})
