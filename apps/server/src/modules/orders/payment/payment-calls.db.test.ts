import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { transactionFrom } from "../../../testing/as-buyer.ts"
import { type PaymentHarness, startPaymentHarness, type TestOrder } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

const post = ({ buyer }: TestOrder, url: string, body?: object, headers: Record<string, string> = {}) =>
  buyer.browser.post(`/api${url}`, body, { "idempotency-key": randomUUID(), ...headers })

/** The customer pays at the provider, which doesn't report it. */
const payAtProvider = async (unpaidOrder: TestOrder) =>
  harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid", { notify: false })

test.each(["ve3", "ve4"])(
  "[ORD-1e] [ORD-1f] in version %s, submit starts the payment and confirm returns its result",
  async (version) => {
    const unpaidOrder = await harness.createUnpaidOrder("IN")
    const submitted = await post(unpaidOrder, `/order-service/${version}/submit`, {
      transactionId: unpaidOrder.id,
      mode: "CARD",
    })
    expect(submitted.statusCode).toBe(200)
    expect(transactionFrom(submitted)).toMatchObject({
      transactionId: unpaidOrder.id,
      confirmation: "pending",
      paymentMode: "CARD",
      next: { kind: "page", url: expect.stringMatching(/^http/) },
    })
    expect(await harness.providerPaymentOf(unpaidOrder)).toMatchObject({ amount: unpaidOrder.transaction.payable })
    const confirm = async () => {
      harness.app.clock.advance(2)
      return transactionFrom(
        await post(unpaidOrder, `/order-service/${version}/confirm`, { transactionId: unpaidOrder.id }),
      )
    }
    expect((await confirm()).confirmation).toBe("pending")
    await payAtProvider(unpaidOrder)
    expect(await confirm()).toMatchObject({ confirmation: "confirmed", orderStatus: "ORDER PLACED" })
  },
)

test("[ORD-1f] confirm returns a failed order as failed", async () => {
  const unpaidOrder = await harness.createUnpaidOrder("IN")
  await harness.createUnpaidOrder("IN", { browser: unpaidOrder.buyer.browser })
  const answer = await post(unpaidOrder, "/order-service/ve4/confirm", { transactionId: unpaidOrder.id })
  expect(transactionFrom(answer)).toMatchObject({ confirmation: "failed", orderStatus: "FAILED" })
})

test.each([
  ["cards", "CARD", "IN"],
  ["bkash", "BKASH", "BD"],
] as const)(
  "[PAY-6a] submit starts a payment at the provider %s, and process places the order once it is paid",
  async (provider, mode, country) => {
    const unpaidOrder = await harness.createUnpaidOrder(country)
    const calls = `/payment-service/ve1/orders/${unpaidOrder.id}/provider/${provider}`
    expect(errorFrom(await post(unpaidOrder, `${calls}/process`)).slice(0, 2)).toEqual([404, "NOT_FOUND"])
    expect(transactionFrom(await post(unpaidOrder, `${calls}/submit`, {}))).toMatchObject({ paymentMode: mode })
    expect(await harness.providerPaymentOf(unpaidOrder)).toMatchObject({ amount: unpaidOrder.transaction.payable })
    await payAtProvider(unpaidOrder)
    harness.app.clock.advance(2)
    expect(transactionFrom(await post(unpaidOrder, `${calls}/process`))).toMatchObject({ orderStatus: "ORDER PLACED" })
  },
)

test.each([
  ["paytm", "PAYTM", "gpay"],
  ["gpay", "GPAY", "paytm"],
] as const)(
  "[PAY-6c] in %s's mini-app, submit starts a payment with that provider and with no other",
  async (vendor, mode, other) => {
    const unpaidOrder = await harness.createUnpaidOrder("IN")
    const submit = (targetVendor: string) =>
      post(
        unpaidOrder,
        `/payment-service/ve1/micro-app/${targetVendor}/submit`,
        { transactionId: unpaidOrder.id },
        { "client-type": `web app-${vendor}` },
      )
    expect(errorFrom(await submit(other))[1]).toBe("PAYMENT_MODE_OFF")
    expect((await unpaidOrder.buyer.read(unpaidOrder.id)).payment).toBeNull()
    expect(transactionFrom(await submit(vendor))).toMatchObject({ paymentMode: mode, confirmation: "pending" })
    await payAtProvider(unpaidOrder)
    expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
  },
)
