import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { hmacHex } from "./signatures.ts"
import { errorFrom } from "../../testing/as-shopper.ts"
import { type UnpaidOrder, type PaymentRig, startPaymentRig } from "../../testing/start-payment-rig.ts"

let rig: PaymentRig
beforeAll(async () => {
  rig = await startPaymentRig()
})
afterAll(() => rig.close())
beforeEach(() => rig.sync())

interface Way {
  name: string
  provider: "cards" | "upi" | "gpay" | "paytm" | "lankaqr"
  country: CountryCode
  how: object
  next: string
}

const ways: Way[] = [
  { name: "a card's page", provider: "cards", country: "BD", how: { mode: "CARD" }, next: "page" },
  { name: "a UPI app", provider: "upi", country: "IN", how: { mode: "UPI", way: "app" }, next: "app" },
  { name: "a UPI code", provider: "upi", country: "IN", how: { mode: "UPI", way: "qr" }, next: "qr" },
  { name: "Google Pay", provider: "gpay", country: "IN", how: { mode: "GPAY" }, next: "app" },
  { name: "Paytm's form", provider: "paytm", country: "IN", how: { mode: "PAYTM" }, next: "form" },
  { name: "a LankaQR code", provider: "lankaqr", country: "LK", how: { mode: "LANKAQR" }, next: "qr" },
]

const eventsOf = ({ id }: UnpaidOrder) =>
  rig.rows(sql<{ outcome: string }>`
    select outcome from payments.provider_event join payments.payment on payment.id = payment_id
    where order_id = ${id} and done_at is not null order by received_at`)

async function begun({ country, how }: Way): Promise<UnpaidOrder & { paymentId: string }> {
  const bought = await rig.buy(country)
  const answer = await bought.buyer.pay(bought.id, how)
  if (answer.statusCode !== 200) throw new Error(`Not begun: ${answer.body}`)
  return { ...bought, paymentId: await rig.attemptOf(bought) }
}

/** Checks that the provider captured the whole amount and that it was booked as a sale. */
async function expectSold(bought: UnpaidOrder, { provider, country }: Way): Promise<void> {
  const { payable } = bought.transaction
  const books = await rig.ledgerOf(bought)
  expect(books[`clearing:${provider}`]).toBe(payable)
  expect(books[`held:${country}`]).toBeUndefined()
  expect(await rig.providerPaymentOf(bought)).toMatchObject({ state: "captured", amount: payable, refunds: [] })
}

async function expectGivenBack(bought: UnpaidOrder & { paymentId: string }, taken: number): Promise<void> {
  await vi.waitFor(
    async () => {
      rig.sync()
      const rows = await rig.rows(sql<{ status: string; amount: number }>`
        select status, amount from payments.refund where payment_id = ${bought.paymentId}`)
      expect(rows).toEqual([{ status: "DONE", amount: taken }])
    },
    { timeout: 20_000, interval: 100 },
  )
  // The ledger has no balance left for the order.
  expect(await rig.ledgerOf(bought)).toEqual({})
  const [booked] = await rig.partners.payments.listPayments(bought.paymentId)
  expect(booked?.refunds.map(({ amount }) => amount)).toEqual([taken])
}

describe.each(ways)("$name", (way) => {
  const { provider } = way

  test("[PAY-6d] [PAY-6f] a signed callback places the order without the customer returning", async () => {
    const bought = await begun(way)
    expect((await bought.buyer.read(bought.id)).next.kind).toBe(way.next)
    await rig.partners.payments.settle(bought.paymentId, "paid")
    const placed = await rig.until(bought, "ORDER PLACED")
    expect(placed.payment).toMatchObject({ status: "CAPTURED", provider })
    await expectSold(bought, way)
    const [row] = await rig.rows(sql`
      select mode from payments.last_success where user_id = ${bought.buyer.browser.userId}`)
    expect(row).toEqual({ mode: (way.how as { mode: string }).mode })
  })

  test("[PAY-6d] [PAY-6g] [SEC-2a] five copies of each callback in any order have one effect", async () => {
    await rig.callbacks({ provider, deliver: 5, order: "shuffled", delayMs: 300, times: 1 })
    const bought = await begun(way)
    await rig.partners.payments.settle(bought.paymentId, "paid")
    await rig.until(bought, "ORDER PLACED")
    await vi.waitFor(async () => {
      const { deliveries } = await rig.partners.payments.request<{ deliveries: { state: string }[] }>(
        `deliveries?reference=${bought.paymentId}`,
      )
      expect(deliveries.map(({ state }) => state)).toEqual(Array(5).fill("done"))
    }, 20_000)
    expect(await eventsOf(bought)).toEqual([{ outcome: "taken" }])
    await expectSold(bought, way)
  })

  test("[PAY-6e] [PAY-6g] without a callback, the status check when the customer returns places the order", async () => {
    const bought = await begun(way)
    expect((await rig.process(bought)).orderStatus).toBe("PENDING")
    await rig.partners.payments.settle(bought.paymentId, "paid", { tell: false })
    const placed = await rig.process(bought)
    expect(placed.orderStatus).toBe("ORDER PLACED")
    await expectSold(bought, way)
    // A late callback has no further effect.
    await rig.partners.payments.request("redeliver", { reference: bought.paymentId })
    await vi.waitFor(async () => expect(await eventsOf(bought)).toEqual([{ outcome: "known" }]), 20_000)
    await expectSold(bought, way)
  })

  test("[PAY-6d] forged and unsigned callbacks change nothing", async () => {
    const bought = await begun(way)
    await rig.partners.payments.request("forge", { reference: bought.paymentId })
    await vi.waitFor(async () => {
      const { deliveries } = await rig.partners.payments.request<{ deliveries: { lastStatus: string | null }[] }>(
        `deliveries?reference=${bought.paymentId}`,
      )
      expect(deliveries.map(({ lastStatus }) => lastStatus)).toEqual(["403"])
    }, 20_000)
    const headers = { host: "in.localhost", "content-type": "application/json" }
    const url = `/api/payment-service/ve1/callbacks/${provider}`
    for (const payload of ["", "{}", `ORDERID=${bought.paymentId}&STATUS=TXN_SUCCESS`]) {
      const answer = await rig.app.http.inject({ method: "POST", url, headers, payload })
      expect(errorFrom(answer).slice(0, 2)).toEqual([403, "CALLBACK_REFUSED"])
    }
    expect(await eventsOf(bought)).toEqual([])
    expect((await rig.process(bought)).orderStatus).toBe("PENDING")
  })

  test("[PAY-6d] a signed callback with another amount or currency is checked with the provider, whose status counts", async () => {
    for (const tamper of ["wrong-amount", "wrong-currency"]) {
      await rig.callbacks({ provider, tamper, times: 1 })
      const bought = await begun(way)
      await rig.partners.payments.settle(bought.paymentId, "paid")
      await rig.until(bought, "ORDER PLACED")
      expect(await eventsOf(bought)).toEqual([{ outcome: "doubtful" }])
      await expectSold(bought, way)
    }
  })

  test("[PAY-6e] a captured amount that differs from the bill does not pay the order and is refunded in full", async () => {
    const bought = await begun(way)
    const taken = bought.transaction.payable + 700
    await rig.partners.payments.settle(bought.paymentId, "paid", { amount: taken })
    await expectGivenBack(bought, taken)
    const left = await bought.buyer.read(bought.id)
    expect(left).toMatchObject({ orderStatus: "PENDING", payment: { status: "FAILED" }, next: { kind: "pay" } })
  })

  test("[PAY-6f] money captured for an order that has ended is refunded automatically", async () => {
    await rig.callbacks({ provider, delayMs: 1_000, times: 1 })
    const bought = await begun(way)
    await rig.partners.payments.settle(bought.paymentId, "paid")
    // The customer starts a new order while the callback is on its way.
    await bought.buyer.mustOrder({
      place: {},
      contact: { firstName: "Asha", mobile: bought.transaction.contact.mobile },
    })
    expect((await bought.buyer.read(bought.id)).orderStatus).toBe("FAILED")
    await expectGivenBack(bought, bought.transaction.payable)
    expect((await bought.buyer.read(bought.id)).orderStatus).toBe("FAILED")
  })

  test("[PAY-7a] [PAY-7c] after a declined payment the order stays pending, shows the failure message and can be paid again", async () => {
    const bought = await begun(way)
    await rig.partners.payments.settle(bought.paymentId, "declined")
    await vi.waitFor(async () => {
      const { payment, next, orderStatus } = await bought.buyer.read(bought.id)
      expect(payment).toMatchObject({ status: "FAILED", message: "Payment Failed. Please try again." })
      expect([next.kind, orderStatus]).toEqual(["pay", "PENDING"])
    }, 20_000)
    expect((await bought.buyer.pay(bought.id, way.how)).statusCode).toBe(200)
    await rig.partners.payments.settle(await rig.attemptOf(bought), "paid")
    await rig.until(bought, "ORDER PLACED")
  })

  test("if the provider is down or its response is lost, nothing is charged and the same method works afterwards", async () => {
    for (const mode of ["refuse", "reset", "error500", "wrong-body", "too-many"]) {
      const bought = await rig.buy(way.country)
      await rig.fail({ provider, mode })
      const answer = await bought.buyer.pay(bought.id, way.how)
      await rig.fail({ provider, mode: "ok" })
      expect([mode, ...errorFrom(answer).slice(0, 2)]).toEqual([mode, 503, "PAYMENT_UNAVAILABLE"])
      expect((await bought.buyer.read(bought.id)).next.kind).toBe("pay")
      expect((await bought.buyer.pay(bought.id, way.how)).statusCode).toBe(200)
    }
  })
})

test.each(ways.filter(({ provider }) => provider === "cards" || provider === "lankaqr"))(
  "[PAY-6d] $name: a callback with an old signature is refused, and a status check settles the payment",
  async (way) => {
    await rig.callbacks({ provider: way.provider, tamper: "old-timestamp", times: 1 })
    const bought = await begun(way)
    await rig.partners.payments.settle(bought.paymentId, "paid")
    await vi.waitFor(async () => {
      const { deliveries } = await rig.partners.payments.request<{ deliveries: { lastStatus: string | null }[] }>(
        `deliveries?reference=${bought.paymentId}`,
      )
      expect(deliveries[0]?.lastStatus).toBe("403")
    }, 20_000)
    expect((await bought.buyer.read(bought.id)).orderStatus).toBe("PENDING")
    expect((await rig.process(bought)).orderStatus).toBe("ORDER PLACED")
    await expectSold(bought, way)
  },
)

test("[PAY-6e] a payment reported first as failed and then as paid places the order", async () => {
  for (const way of ways.filter(({ provider }) => provider === "upi")) {
    await rig.callbacks({ provider: way.provider, deliver: 0, times: 1 })
    const bought = await begun(way)
    await rig.partners.payments.settle(bought.paymentId, "paid")
    const { buyer, id } = bought
    const failed = await failedEvent(bought)
    expect(failed.json()).toEqual({ status: "taken" })
    expect(await buyer.read(id)).toMatchObject({ orderStatus: "PENDING", payment: { status: "FAILED" } })
    await rig.partners.payments.request("redeliver", { reference: bought.paymentId })
    await rig.until(bought, "ORDER PLACED")
    await expectSold(bought, way)
  }
})

/** Sends a signed callback that reports a failed payment. */
function failedEvent({ paymentId, transaction }: UnpaidOrder & { paymentId: string }) {
  const { payable: amount } = transaction
  const entity = { id: `pay_${paymentId}`, amount, currency: "INR", status: "failed", notes: { receipt: paymentId } }
  const payload = JSON.stringify({ event: "payment.failed", payload: { payment: { entity } } })
  const secret = rig.partners.payments.settings.upi?.webhookSecret ?? ""
  const headers = {
    host: "in.localhost",
    "content-type": "application/json",
    "x-razorpay-signature": hmacHex(secret, payload),
    "x-razorpay-event-id": `evt_failed_${paymentId}`,
  }
  return rig.app.http.inject({ method: "POST", url: "/api/payment-service/ve1/callbacks/upi", headers, payload })
}

test.each([
  ["more than ten minutes after its time", sql`expires_at = ${new Date("2026-03-01T06:00:00Z")}`],
  ["after the time it was ordered for", sql`slot = ${new Date("2026-03-01T06:00:00Z")}`],
])("[PAY-6f] money that arrives %s does not place the order and is refunded", async (_, change) => {
  const bought = await begun({ name: "", provider: "upi", country: "IN", how: { mode: "UPI", way: "qr" }, next: "qr" })
  await rig.rows(sql`update orders.order set ${change} where id = ${bought.id}`)
  await rig.partners.payments.settle(bought.paymentId, "paid")
  await expectGivenBack(bought, bought.transaction.payable)
  expect((await bought.buyer.read(bought.id)).placedAt).toBeNull()
})
