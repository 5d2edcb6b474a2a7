import { afterAll, beforeAll, expect, test } from "vitest"
import { asCustomer, requestCode } from "../../testing/as-customer.ts"
import { asGuest } from "../../testing/as-guest.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { type PaymentHarness, startPaymentHarness } from "../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())

test("[IDN-13c] an account can’t be deleted while an order is being paid or on its way, but can after cancelling it", async () => {
  const { app, partners } = harness
  const mobile = "9811177001"
  const browser = await asCustomer(app, partners, mobile, { browser: await asGuest(app, "in.localhost") })
  const { buyer, id, transaction } = await harness.createUnpaidOrder("IN", { browser })
  expect((await buyer.pay(id, { mode: "UPI" })).statusCode).toBe(200)
  app.clock.advance(60)
  await requestCode(browser, mobile, { purpose: "DELETE_ACCOUNT" })
  const code = await partners.codeFor(mobile)
  const deleteAccount = () => browser.post("/api/loginhandler/deleteaccount", { code })
  expect(errorFrom(await deleteAccount())).toEqual([
    409,
    "ORDER_ON_ITS_WAY",
    "A payment for one of your orders is in progress. Complete it, or wait 15 minutes and try again.",
  ])

  await buyer.sendCode(id)
  expect((await buyer.submitCode(id, await partners.codeFor(transaction.contact.mobile))).statusCode).toBe(200)
  // The refusal has neither used up the code nor changed the order.
  expect(errorFrom(await deleteAccount())).toEqual([
    409,
    "ORDER_ON_ITS_WAY",
    "You have an active order. Delete your account after it arrives, or cancel it first.",
  ])
  expect(await buyer.read(id)).toMatchObject({ orderStatus: "ORDER PLACED", contact: { firstName: "Asha" } })

  expect((await buyer.cancel(transaction.orderId)).statusCode).toBe(200)
  expect((await deleteAccount()).statusCode).toBe(200)
})
