import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { hmacHex } from "../providers/signatures.ts"
import { errorFrom } from "../../../testing/as-shopper.ts"
import { type TestOrder, type PaymentHarness, startPaymentHarness } from "../../../testing/start-payment-harness.ts"

let harness: PaymentHarness
beforeAll(async () => {
  harness = await startPaymentHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.syncClock())

interface PaymentCase {
  name: string
  provider: "cards" | "upi" | "gpay" | "paytm" | "lankaqr"
  country: CountryCode
  paymentInput: object
  next: string
}

const paymentCases: PaymentCase[] = [
  { name: "a card's page", provider: "cards", country: "BD", paymentInput: { mode: "CARD" }, next: "page" },
  { name: "a UPI app", provider: "upi", country: "IN", paymentInput: { mode: "UPI", way: "app" }, next: "app" },
  { name: "a UPI QR code", provider: "upi", country: "IN", paymentInput: { mode: "UPI", way: "qr" }, next: "qr" },
  { name: "Google Pay", provider: "gpay", country: "IN", paymentInput: { mode: "GPAY" }, next: "app" },
  { name: "Paytm's form", provider: "paytm", country: "IN", paymentInput: { mode: "PAYTM" }, next: "form" },
  { name: "a LankaQR code", provider: "lankaqr", country: "LK", paymentInput: { mode: "LANKAQR" }, next: "qr" },
]

const eventsOf = ({ id }: TestOrder) =>
  harness.rows(sql<{ outcome: string }>`
    select outcome from payments.provider_event join payments.payment on payment.id = payment_id
    where order_id = ${id} and done_at is not null order by received_at`)

async function startPayment({ country, paymentInput }: PaymentCase): Promise<TestOrder & { paymentId: string }> {
  const unpaidOrder = await harness.createUnpaidOrder(country)
  const answer = await unpaidOrder.buyer.pay(unpaidOrder.id, paymentInput)
  if (answer.statusCode !== 200) throw new Error(`Not started: ${answer.body}`)
  return { ...unpaidOrder, paymentId: await harness.newestPaymentIdOf(unpaidOrder) }
}

/** Checks that the provider captured the whole amount and that it was booked as a sale. */
async function expectCapturedAndSold(unpaidOrder: TestOrder, { provider, country }: PaymentCase): Promise<void> {
  const { payable } = unpaidOrder.transaction
  const ledger = await harness.ledgerOf(unpaidOrder)
  expect(ledger[`clearing:${provider}`]).toBe(payable)
  expect(ledger[`held:${country}`]).toBeUndefined()
  expect(await harness.providerPaymentOf(unpaidOrder)).toMatchObject({
    state: "captured",
    amount: payable,
    refunds: [],
  })
}

async function expectRefunded(unpaidOrder: TestOrder & { paymentId: string }, capturedAmount: number): Promise<void> {
  await vi.waitFor(
    async () => {
      harness.syncClock()
      const rows = await harness.rows(sql<{ status: string; amount: number }>`
        select status, amount from payments.refund where payment_id = ${unpaidOrder.paymentId}`)
      expect(rows).toEqual([{ status: "DONE", amount: capturedAmount }])
    },
    { timeout: 60_000, interval: 100 },
  )
  // The ledger has no balance left for the order.
  expect(await harness.ledgerOf(unpaidOrder)).toEqual({})
  const [providerPayment] = await harness.partners.payments.listPayments(unpaidOrder.paymentId)
  expect(providerPayment?.refunds.map(({ amount }) => amount)).toEqual([capturedAmount])
}

describe.each(paymentCases)("$name", (paymentCase) => {
  const { provider } = paymentCase

  test("[PAY-6d] [PAY-6f] a signed callback places the order without the customer returning", async () => {
    const unpaidOrder = await startPayment(paymentCase)
    expect((await unpaidOrder.buyer.read(unpaidOrder.id)).next.kind).toBe(paymentCase.next)
    await harness.partners.payments.settle(unpaidOrder.paymentId, "paid")
    const placed = await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
    expect(placed.payment).toMatchObject({ status: "CAPTURED", provider })
    await expectCapturedAndSold(unpaidOrder, paymentCase)
    const [row] = await harness.rows(sql`
      select mode from payments.last_success where user_id = ${unpaidOrder.buyer.browser.userId}`)
    expect(row).toEqual({ mode: (paymentCase.paymentInput as { mode: string }).mode })
  })

  test("[PAY-6d] [PAY-6g] [SEC-2a] five copies of each callback in any sequence have one effect", async () => {
    await harness.setCallbackPlan({ provider, deliver: 5, order: "shuffled", delayMs: 300, times: 1 })
    const unpaidOrder = await startPayment(paymentCase)
    await harness.partners.payments.settle(unpaidOrder.paymentId, "paid")
    await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
    await vi.waitFor(async () => {
      const { deliveries } = await harness.partners.payments.request<{ deliveries: { state: string }[] }>(
        `deliveries?reference=${unpaidOrder.paymentId}`,
      )
      expect(deliveries.map(({ state }) => state)).toEqual(Array(5).fill("done"))
    }, 60_000)
    expect(await eventsOf(unpaidOrder)).toEqual([{ outcome: "taken" }])
    await expectCapturedAndSold(unpaidOrder, paymentCase)
  })

  test("[PAY-6e] [PAY-6g] without a callback, the status check when the customer returns places the order", async () => {
    const unpaidOrder = await startPayment(paymentCase)
    expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("PENDING")
    await harness.partners.payments.settle(unpaidOrder.paymentId, "paid", { notify: false })
    const placed = await harness.confirm(unpaidOrder)
    expect(placed.orderStatus).toBe("ORDER PLACED")
    await expectCapturedAndSold(unpaidOrder, paymentCase)
    // A late callback has no further effect.
    await harness.partners.payments.request("redeliver", { reference: unpaidOrder.paymentId })
    await vi.waitFor(async () => expect(await eventsOf(unpaidOrder)).toEqual([{ outcome: "known" }]), 60_000)
    await expectCapturedAndSold(unpaidOrder, paymentCase)
  })

  test("[PAY-6d] forged and unsigned callbacks change nothing", async () => {
    const unpaidOrder = await startPayment(paymentCase)
    await harness.partners.payments.request("forge", { reference: unpaidOrder.paymentId })
    await vi.waitFor(async () => {
      const { deliveries } = await harness.partners.payments.request<{ deliveries: { lastStatus: string | null }[] }>(
        `deliveries?reference=${unpaidOrder.paymentId}`,
      )
      expect(deliveries.map(({ lastStatus }) => lastStatus)).toEqual(["403"])
    }, 60_000)
    const headers = { host: "in.localhost", "content-type": "application/json" }
    const url = `/api/payment-service/ve1/callbacks/${provider}`
    for (const payload of ["", "{}", `ORDERID=${unpaidOrder.paymentId}&STATUS=TXN_SUCCESS`]) {
      const answer = await harness.app.http.inject({ method: "POST", url, headers, payload })
      expect(errorFrom(answer).slice(0, 2)).toEqual([403, "CALLBACK_REFUSED"])
    }
    expect(await eventsOf(unpaidOrder)).toEqual([])
    expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("PENDING")
  })

  test("[PAY-6d] a signed callback with another amount or currency is checked with the provider, whose status counts", async () => {
    for (const tamper of ["wrong-amount", "wrong-currency"]) {
      await harness.setCallbackPlan({ provider, tamper, times: 1 })
      const unpaidOrder = await startPayment(paymentCase)
      await harness.partners.payments.settle(unpaidOrder.paymentId, "paid")
      await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
      expect(await eventsOf(unpaidOrder)).toEqual([{ outcome: "doubtful" }])
      await expectCapturedAndSold(unpaidOrder, paymentCase)
    }
  })

  test("[PAY-6e] a captured amount that differs from the bill does not pay the order and is refunded in full", async () => {
    const unpaidOrder = await startPayment(paymentCase)
    const capturedAmount = unpaidOrder.transaction.payable + 700
    await harness.partners.payments.settle(unpaidOrder.paymentId, "paid", { amount: capturedAmount })
    await expectRefunded(unpaidOrder, capturedAmount)
    const unpaid = await unpaidOrder.buyer.read(unpaidOrder.id)
    expect(unpaid).toMatchObject({ orderStatus: "PENDING", payment: { status: "FAILED" }, next: { kind: "pay" } })
  })

  test("[PAY-6f] money captured for an order that has ended is refunded automatically", async () => {
    await harness.setCallbackPlan({ provider, delayMs: 1_000, times: 1 })
    const unpaidOrder = await startPayment(paymentCase)
    await harness.partners.payments.settle(unpaidOrder.paymentId, "paid")
    // The customer starts a new order while the callback is on its way.
    await unpaidOrder.buyer.mustOrder({
      place: {},
      contact: { firstName: "Asha", mobile: unpaidOrder.transaction.contact.mobile },
    })
    expect((await unpaidOrder.buyer.read(unpaidOrder.id)).orderStatus).toBe("FAILED")
    await expectRefunded(unpaidOrder, unpaidOrder.transaction.payable)
    expect((await unpaidOrder.buyer.read(unpaidOrder.id)).orderStatus).toBe("FAILED")
  })

  test("[PAY-7a] [PAY-7c] after a declined payment the order stays pending, shows the failure message and can be paid again", async () => {
    const unpaidOrder = await startPayment(paymentCase)
    await harness.partners.payments.settle(unpaidOrder.paymentId, "declined")
    await vi.waitFor(async () => {
      const { payment, next, orderStatus } = await unpaidOrder.buyer.read(unpaidOrder.id)
      expect(payment).toMatchObject({ status: "FAILED", message: "Payment Failed. Please try again." })
      expect([next.kind, orderStatus]).toEqual(["pay", "PENDING"])
    }, 60_000)
    expect((await unpaidOrder.buyer.pay(unpaidOrder.id, paymentCase.paymentInput)).statusCode).toBe(200)
    await harness.partners.payments.settle(await harness.newestPaymentIdOf(unpaidOrder), "paid")
    await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
  })

  test("if the provider is down or its response is lost, nothing is charged and the same method works afterwards", async () => {
    for (const mode of ["refuse", "reset", "error500", "wrong-body", "too-many"]) {
      const unpaidOrder = await harness.createUnpaidOrder(paymentCase.country)
      await harness.setFailures({ provider, mode })
      const answer = await unpaidOrder.buyer.pay(unpaidOrder.id, paymentCase.paymentInput)
      await harness.setFailures({ provider, mode: "ok" })
      expect([mode, ...errorFrom(answer).slice(0, 2)]).toEqual([mode, 503, "PAYMENT_UNAVAILABLE"])
      expect((await unpaidOrder.buyer.read(unpaidOrder.id)).next.kind).toBe("pay")
      expect((await unpaidOrder.buyer.pay(unpaidOrder.id, paymentCase.paymentInput)).statusCode).toBe(200)
    }
  })
})

test.each(paymentCases.filter(({ provider }) => provider === "cards" || provider === "lankaqr"))(
  "[PAY-6d] $name: a callback with an old signature is refused, and a status check settles the payment",
  async (paymentCase) => {
    await harness.setCallbackPlan({ provider: paymentCase.provider, tamper: "old-timestamp", times: 1 })
    const unpaidOrder = await startPayment(paymentCase)
    await harness.partners.payments.settle(unpaidOrder.paymentId, "paid")
    await vi.waitFor(async () => {
      const { deliveries } = await harness.partners.payments.request<{ deliveries: { lastStatus: string | null }[] }>(
        `deliveries?reference=${unpaidOrder.paymentId}`,
      )
      expect(deliveries[0]?.lastStatus).toBe("403")
    }, 60_000)
    expect((await unpaidOrder.buyer.read(unpaidOrder.id)).orderStatus).toBe("PENDING")
    expect((await harness.confirm(unpaidOrder)).orderStatus).toBe("ORDER PLACED")
    await expectCapturedAndSold(unpaidOrder, paymentCase)
  },
)

test("[PAY-6e] a payment reported first as failed and then as paid places the order", async () => {
  for (const paymentCase of paymentCases.filter(({ provider }) => provider === "upi")) {
    await harness.setCallbackPlan({ provider: paymentCase.provider, deliver: 0, times: 1 })
    const unpaidOrder = await startPayment(paymentCase)
    await harness.partners.payments.settle(unpaidOrder.paymentId, "paid")
    const { buyer, id } = unpaidOrder
    const failedEventResponse = await sendFailedEvent(unpaidOrder)
    expect(failedEventResponse.json()).toEqual({ status: "taken" })
    expect(await buyer.read(id)).toMatchObject({ orderStatus: "PENDING", payment: { status: "FAILED" } })
    await harness.partners.payments.request("redeliver", { reference: unpaidOrder.paymentId })
    await harness.waitForStatus(unpaidOrder, "ORDER PLACED")
    await expectCapturedAndSold(unpaidOrder, paymentCase)
  }
})

/** Sends a signed callback that reports a failed payment. */
function sendFailedEvent({ paymentId, transaction }: TestOrder & { paymentId: string }) {
  const { payable: amount } = transaction
  const entity = { id: `pay_${paymentId}`, amount, currency: "INR", status: "failed", notes: { receipt: paymentId } }
  const payload = JSON.stringify({ event: "payment.failed", payload: { payment: { entity } } })
  const secret = harness.partners.payments.settings.upi?.webhookSecret ?? ""
  const headers = {
    host: "in.localhost",
    "content-type": "application/json",
    "x-razorpay-signature": hmacHex(secret, payload),
    "x-razorpay-event-id": `evt_failed_${paymentId}`,
  }
  return harness.app.http.inject({ method: "POST", url: "/api/payment-service/ve1/callbacks/upi", headers, payload })
}

test.each([
  ["more than ten minutes after the order's expiry", sql`expires_at = ${new Date("2026-03-01T06:00:00Z")}`],
  ["after the order's slot", sql`slot = ${new Date("2026-03-01T06:00:00Z")}`],
])("[PAY-6f] money that arrives %s does not place the order and is refunded", async (_, change) => {
  const unpaidOrder = await startPayment({
    name: "",
    provider: "upi",
    country: "IN",
    paymentInput: { mode: "UPI", way: "qr" },
    next: "qr",
  })
  await harness.rows(sql`update orders.order set ${change} where id = ${unpaidOrder.id}`)
  await harness.partners.payments.settle(unpaidOrder.paymentId, "paid")
  await expectRefunded(unpaidOrder, unpaidOrder.transaction.payable)
  expect((await unpaidOrder.buyer.read(unpaidOrder.id)).placedAt).toBeNull()
})
