import { createHmac } from "node:crypto"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { callJson, postForm, type TestPayments, startTestPayments } from "../testing/start-test-payments.ts"
import type { UpiProvider } from "./razorpay.ts"

let payments: TestPayments
beforeAll(async () => {
  payments = await startTestPayments()
})
beforeEach(() => void (payments.callbacks.length = 0))
afterAll(() => payments.stop())

let count = 0
const newReference = () => `order-${++count}`

function call(path: string, body?: object, headers: Record<string, string> = {}, provider: UpiProvider = "upi") {
  const { key, secret } = payments.keys[provider]
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`
  return callJson(`${payments.standIn().urls[provider]}${path}`, { body, headers: { authorization, ...headers } })
}

const createOrder = (receipt = newReference(), provider: UpiProvider = "upi") =>
  call("/v1/orders", { amount: 49_900, currency: "INR", receipt }, {}, provider)
const createPayment = (orderId: unknown, upi: object = { flow: "intent" }, provider: UpiProvider = "upi") =>
  call(
    "/v1/payments/create/upi",
    { amount: 49_900, currency: "INR", order_id: orderId, method: "upi", contact: "+919876543210", upi },
    {},
    provider,
  )
const upiAppUrl = (link: unknown) => `${payments.standIn().settings["UPI_APP_URL"]}?${String(link).split("?")[1]}`
const transactionRefOf = (link: unknown) => new URL(String(link)).searchParams.get("tr") ?? ""

test.each([
  ["upi", "upi://pay?"],
  ["gpay", "tez://upi/pay?"],
] as const)(
  "%s: an intent opens the app, the payment is approved there, and a signed callback reports it",
  async (provider, scheme) => {
    const { id, receipt } = await createOrder(newReference(), provider)
    const { razorpay_payment_id: paymentId, link } = await createPayment(id, { flow: "intent" }, provider)
    expect(String(link).startsWith(scheme)).toBe(true)
    expect(Object.fromEntries(new URL(String(link)).searchParams)).toMatchObject({
      am: "499.00",
      cu: "INR",
      tn: receipt,
      pn: "Hearth Pizza",
    })
    expect(await call(`/v1/payments/${paymentId}`, undefined, {}, provider)).toMatchObject({ status: "created" })
    expect(await (await fetch(upiAppUrl(link))).text()).toContain("INR 499.00")
    expect((await postForm(upiAppUrl(link), { tr: transactionRefOf(link), outcome: "pay" })).status).toBe(200)
    expect(await call(`/v1/orders/${id}`, undefined, {}, provider)).toMatchObject({ status: "paid", amount_due: 0 })
    expect(await call(`/v1/orders/${id}/payments`, undefined, {}, provider)).toMatchObject({
      entity: "collection",
      count: 1,
      items: [{ id: paymentId, status: "captured", amount: 49_900, order_id: id }],
    })
    await payments.waitForCallbacks(1)
    const [{ path, headers, body } = { path: "", headers: {}, body: "" }] = payments.callbacks
    expect(path).toBe(`/api/payment-service/ve1/callbacks/${provider}`)
    const { webhookSecret } = payments.keys[provider]
    expect(headers["x-razorpay-signature"]).toBe(createHmac("sha256", webhookSecret).update(body).digest("hex"))
    expect(headers["x-razorpay-event-id"]).toMatch(/^evt_/)
    expect(JSON.parse(body)).toMatchObject({
      event: "payment.captured",
      payload: { payment: { entity: { id: paymentId, order_id: id, amount: 49_900, currency: "INR" } } },
    })
  },
)

test("a payment declined in the app fails with a callback, and the order accepts another attempt", async () => {
  const { id } = await createOrder()
  const { razorpay_payment_id: first, link } = await createPayment(id)
  await postForm(upiAppUrl(link), { tr: transactionRefOf(link), outcome: "decline" })
  expect(await call(`/v1/payments/${first}`)).toMatchObject({ status: "failed", error_code: "BAD_REQUEST_ERROR" })
  await payments.waitForCallbacks(1)
  expect(JSON.parse(payments.callbacks[0]?.body ?? "")).toMatchObject({ event: "payment.failed" })
  const second = await createPayment(id)
  await postForm(upiAppUrl(second["link"]), { tr: transactionRefOf(second["link"]), outcome: "pay" })
  expect(await createPayment(id)).toMatchObject({
    httpStatus: 400,
    error: { description: "Payment already done for this order." },
  })
})

test("a collect request goes to a UPI address; the two test addresses pay and decline immediately", async () => {
  const states: unknown[] = []
  for (const vpa of ["asha@okbank", "success@razorpay", "failure@razorpay"]) {
    const { id } = await createOrder()
    const answer = await createPayment(id, { flow: "collect", vpa, expiry_time: 5 })
    expect(answer).not.toHaveProperty("link")
    states.push((await call(`/v1/payments/${answer["razorpay_payment_id"]}`))["status"])
  }
  expect(states).toEqual(["created", "captured", "failed"])
})

const createQrCode = (reference: string) =>
  call("/v1/payments/qr_codes", {
    type: "upi_qr",
    name: "Hearth",
    usage: "single_use",
    fixed_amount: true,
    payment_amount: 49_900,
    description: reference,
    notes: { receipt: reference },
  })

describe("QR codes", () => {
  test("can be paid once; the payment has the code's notes and no order", async () => {
    const reference = newReference()
    const qr = await createQrCode(reference)
    expect(qr).toMatchObject({ httpStatus: 200, entity: "qr_code", status: "active", payment_amount: 49_900 })
    expect(qr["image_content"]).toMatch(/^upi:\/\/pay\?.*am=499\.00/)
    expect(await call(`/v1/payments/qr_codes/${qr["id"]}/payments`)).toMatchObject({ count: 0 })
    await postForm(upiAppUrl(qr["image_content"]), { tr: transactionRefOf(qr["image_content"]), outcome: "pay" })
    expect(await call(`/v1/payments/qr_codes/${qr["id"]}/payments`)).toMatchObject({
      items: [{ status: "captured", order_id: null, notes: { receipt: reference } }],
    })
    expect(await call(`/v1/payments/qr_codes/${qr["id"]}`)).toMatchObject({ status: "closed", close_reason: "paid" })
    const secondAttempt = await postForm(upiAppUrl(qr["image_content"]), {
      tr: transactionRefOf(qr["image_content"]),
      outcome: "pay",
    })
    expect(secondAttempt.status).toBe(409)
  })

  test("can't be paid after they are closed", async () => {
    const qr = await createQrCode(newReference())
    expect(await call(`/v1/payments/qr_codes/${qr["id"]}/close`, {})).toMatchObject({
      status: "closed",
      close_reason: "on_demand",
    })
    expect((await fetch(upiAppUrl(qr["image_content"]))).status).toBe(409)
    expect(await call(`/v1/payments/qr_codes/${qr["id"]}/close`, {})).toMatchObject({ httpStatus: 400 })
  })
})

test("a refund is made once per key, and a callback reports it", async () => {
  const { id, receipt } = await createOrder()
  const { razorpay_payment_id: paymentId } = await createPayment(id, { flow: "collect", vpa: "success@razorpay" })
  const refund = (amount: number, key: string) =>
    call(`/v1/payments/${paymentId}/refund`, { amount, receipt: "refund-1" }, { "x-refund-idempotency": key })
  const one = await refund(49_900, "refund-key-1")
  expect(one).toMatchObject({
    httpStatus: 200,
    entity: "refund",
    amount: 49_900,
    status: "processed",
    receipt: "refund-1",
  })
  expect((await refund(49_900, "refund-key-1"))["id"]).toBe(one["id"])
  expect(await refund(1_000, "refund-key-1")).toMatchObject({ httpStatus: 400 })
  expect(await refund(49_900, "refund-key-2")).toMatchObject({ httpStatus: 400 })
  expect(await refund(49_900, "short")).toMatchObject({ httpStatus: 400 })
  expect(await call(`/v1/payments/${paymentId}`)).toMatchObject({ status: "refunded", refund_status: "full" })
  expect(await call(`/v1/refunds/${one["id"]}`)).toMatchObject({ status: "processed" })
  expect(await call(`/v1/payments/${paymentId}/refunds`)).toMatchObject({ count: 1 })
  expect((await payments.recordedPayments(`?reference=${receipt}`))[0]?.refunds).toMatchObject([
    { amount: 49_900, state: "done" },
  ])
  await payments.waitForCallbacks(2)
  expect(JSON.parse(payments.callbacks[1]?.body ?? "")).toMatchObject({
    event: "refund.processed",
    payload: { refund: { entity: { id: one["id"] } }, payment: { entity: { id: paymentId } } },
  })
})

test("an order whose response was lost is found by its receipt", async () => {
  const { id, receipt } = await createOrder()
  expect(await call(`/v1/orders?receipt=${String(receipt)}`)).toMatchObject({ count: 1, items: [{ id }] })
})

test("invalid requests are refused", async () => {
  const { id } = await createOrder()
  const refusals = [
    await call("/v1/orders", { amount: 99, currency: "INR" }),
    await call("/v1/orders", { amount: 49_900, currency: "LKR" }),
    await createPayment("order_none"),
    await createPayment(id, { flow: "collect", vpa: "nobody" }),
    await call("/v1/payments/create/upi", {
      amount: 1,
      currency: "INR",
      order_id: id,
      method: "upi",
      upi: { flow: "intent" },
    }),
    await call("/v1/payments/pay_none"),
    await call("/v1/payments/qr_codes", { type: "upi_qr", usage: "multiple_use" }),
  ]
  expect(refusals.map(({ httpStatus }) => httpStatus)).toEqual(refusals.map(() => 400))
  expect(await call("/v1/orders", {}, { authorization: "Basic d3Jvbmc=" })).toMatchObject({ httpStatus: 401 })
  expect((await fetch(`${payments.standIn().settings["UPI_APP_URL"]}?tr=none`)).status).toBe(404)
})

test("the UPI account doesn't see payments of the Google Pay account", async () => {
  const { id } = await createOrder(newReference(), "gpay")
  const { razorpay_payment_id: paymentId } = await createPayment(id, { flow: "intent" }, "gpay")
  expect(await call(`/v1/payments/${paymentId}`)).toMatchObject({ httpStatus: 400 })
})
