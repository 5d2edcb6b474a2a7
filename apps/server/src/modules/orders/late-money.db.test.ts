import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { type PayRig, startPayRig } from "../../testing/start-pay-rig.ts"

let rig: PayRig
beforeAll(async () => {
  // Half an hour before the store closes for the night.
  rig = await startPayRig({ now: new Date("2026-03-02T01:30:00+05:30") })
})
afterAll(() => rig.close())
beforeEach(() => rig.sync())

/** Paid so long after the order was made, which is held for as long as it takes. */
async function paidAfter(minutes: number) {
  const bought = await rig.buy()
  await bought.buyer.pay(bought.id, { mode: "UPI" })
  const reference = await rig.attemptOf(bought)
  await rig.rows(sql`update orders.order set expires_at = expires_at + interval '3 hours' where id = ${bought.id}`)
  rig.app.clock.advance(minutes * 60)
  await bought.buyer.browser.refresh()
  await rig.partners.payments.settle(reference, "paid")
  return bought
}

test("[ORD-10] [PAY-6] money for an order at once whose store closed in the meantime is taken for half an hour", async () => {
  const bought = await paidAfter(58)
  await rig.until(bought, "ORDER PLACED")
  expect((await bought.buyer.read(bought.id)).refunds).toEqual([])
})

test("[ORD-10] [PAY-6] and after that it is late and goes back: nobody is there to make it", async () => {
  const bought = await paidAfter(62)
  const { payable } = bought.transaction
  await expect
    .poll(async () => (await bought.buyer.read(bought.id)).refunds, { timeout: 20_000 })
    .toMatchObject([{ amount: payable, to: "source", status: "DONE", mode: "UPI" }])
  const { orderStatus, payment } = await bought.buyer.read(bought.id)
  expect(orderStatus).toBe("PENDING")
  expect(payment?.message).toBe("Your payment came too late for this order. It is on its way back to you.")
  expect(await rig.ledgerOf(bought)).toEqual({})
})
