import { createHmac } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { redirectLocation, postForm, type TestPayments, startTestPayments } from "../testing/start-test-payments.ts"

let payments: TestPayments
beforeAll(async () => {
  payments = await startTestPayments()
})
beforeEach(() => void (payments.callbacks.length = 0))
afterAll(() => payments.stop())

interface Session {
  id: string
  url: string
  status: string
  payment_status: string
  payment_intent: string
  client_reference_id: string
}

type Fields = Record<string, string>

let count = 0
const newReference = () => `order-${++count}`

async function call<Body>(path: string, fields?: Fields, headers: Fields = {}): Promise<Body & { httpStatus: number }> {
  const answer = await fetch(`${payments.standIn().urls.cards}${path}`, {
    headers: { authorization: `Bearer ${payments.keys.cards.key}`, ...headers },
    ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
  })
  return { ...((await answer.json()) as Body), httpStatus: answer.status }
}

const sessionFields = (reference: string): Fields => ({
  mode: "payment",
  success_url: "http://in.localhost:3000/payment?session={CHECKOUT_SESSION_ID}",
  cancel_url: "http://in.localhost:3000/payment?cancelled=1",
  client_reference_id: reference,
  "line_items[0][price_data][currency]": "inr",
  "line_items[0][price_data][unit_amount]": "49900",
  "line_items[0][price_data][product_data][name]": "Order",
  "line_items[0][quantity]": "1",
})

const createSession = (reference = newReference(), key = `key-${reference}`) =>
  call<Session>("/v1/checkout/sessions", sessionFields(reference), { "idempotency-key": key })
const fetchSession = (id: string) =>
  call<Session & { payment_intent: { status: string } }>(`/v1/checkout/sessions/${id}?expand[]=payment_intent`)

test("[PAY-5] the customer pays by card on the provider's page and is redirected back, and a signed callback reports the payment", async () => {
  const session = await createSession()
  expect(session).toMatchObject({
    httpStatus: 200,
    status: "open",
    payment_status: "unpaid",
    amount_total: 49_900,
    currency: "inr",
    payment_intent: null,
  })
  const html = await (await fetch(session.url)).text()
  expect(html).toContain("INR 499.00")
  expect(html).toContain("Hearth Pizza")
  const answer = await postForm(session.url, { number: "4242 4242 4242 4242", outcome: "pay" })
  expect([answer.status, redirectLocation(answer)]).toEqual([
    303,
    `http://in.localhost:3000/payment?session=${session.id}`,
  ])
  expect(await fetchSession(session.id)).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    payment_intent: { status: "succeeded", amount_received: 49_900 },
  })
  await payments.waitForCallbacks(1)
  const [{ path, headers, body } = { path: "", headers: {}, body: "" }] = payments.callbacks
  expect(path).toBe("/api/payment-service/ve1/callbacks/cards")
  const [, t, v1] = String(headers["stripe-signature"]).match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? []
  expect(v1).toBe(createHmac("sha256", payments.keys.cards.webhookSecret).update(`${t}.${body}`).digest("hex"))
  expect(JSON.parse(body)).toMatchObject({
    type: "checkout.session.completed",
    data: {
      object: {
        id: session.id,
        payment_status: "paid",
        amount_total: 49_900,
        client_reference_id: session.client_reference_id,
      },
    },
  })
})

test("no card number is stored", async () => {
  const session = await createSession()
  await postForm(session.url, { number: "4242424242424242", outcome: "pay" })
  const payment = (await payments.recordedPayments(`?reference=${session.client_reference_id}`))[0]
  expect(payment?.state).toBe("captured")
  for (const file of ["payments.sqlite", "payments.sqlite-wal"]) {
    expect(readFileSync(join(payments.dataDir, file)).includes("4242424242424242")).toBe(false)
  }
})

test("a declined card leaves the session open for another card", async () => {
  const session = await createSession()
  expect(await (await postForm(session.url, { number: "4000000000000002", outcome: "pay" })).text()).toContain(
    "Your card was declined.",
  )
  expect(await fetchSession(session.id)).toMatchObject({
    status: "open",
    payment_status: "unpaid",
    payment_intent: { status: "requires_payment_method" },
  })
  expect(redirectLocation(await postForm(session.url, { number: "4242424242424242", outcome: "pay" }))).toContain(
    session.id,
  )
})

test("a card with 3-D Secure needs a confirmation, which may fail and can be tried again", async () => {
  const session = await createSession()
  const bank = await (await postForm(session.url, { number: "4000000000003220", outcome: "pay" })).text()
  expect(bank).toContain("Confirm with your bank")
  expect(await fetchSession(session.id)).toMatchObject({ status: "open" })
  expect(await (await postForm(session.url, { step: "bank", outcome: "fail" })).text()).toContain(
    "unable to authenticate",
  )
  expect((await postForm(session.url, { step: "bank", outcome: "pay" })).status).toBe(303)
  expect(await fetchSession(session.id)).toMatchObject({ payment_status: "paid" })
})

test.each([
  ["a number with a wrong check digit", "4242424242424241"],
  ["no number", ""],
])("%s is rejected as a card number", async (_, number) => {
  const session = await createSession()
  expect(await (await postForm(session.url, { number, outcome: "pay" })).text()).toContain(
    "Your card number is invalid.",
  )
})

test("on the page, a payment can be declined, paid without a callback, or left open", async () => {
  const [declined, paidSilently, leftOpen] = [await createSession(), await createSession(), await createSession()]
  const number = "4242424242424242"
  expect(redirectLocation(await postForm(declined.url, { outcome: "decline" }))).toBe(
    "http://in.localhost:3000/payment?cancelled=1",
  )
  expect((await postForm(paidSilently.url, { number, outcome: "pay-without-callback" })).status).toBe(200)
  expect((await postForm(leftOpen.url, { number, outcome: "leave" })).status).toBe(200)
  expect(await fetchSession(declined.id)).toMatchObject({
    status: "complete",
    payment_status: "unpaid",
    payment_intent: { status: "requires_payment_method" },
  })
  expect(await fetchSession(paidSilently.id)).toMatchObject({ status: "complete", payment_status: "paid" })
  expect(await fetchSession(leftOpen.id)).toMatchObject({ status: "open" })
  await payments.waitUntilNoneDue()
  expect(payments.callbacks.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
    "checkout.session.async_payment_failed",
  ])
  expect((await fetch(declined.url)).status).toBe(409)
})

describe("idempotency", () => {
  test("twenty simultaneous requests with one key create one session", async () => {
    const reference = newReference()
    const sessions = await Promise.all(Array.from({ length: 20 }, () => createSession(reference)))
    expect(new Set(sessions.map(({ id }) => id)).size).toBe(1)
    expect(await payments.recordedPayments(`?reference=${reference}`)).toHaveLength(1)
  })

  test("the same key returns the same session, and is refused with another request", async () => {
    const reference = newReference()
    const [one, two] = [await createSession(reference), await createSession(reference)]
    expect(two.id).toBe(one.id)
    const other = await call("/v1/checkout/sessions", sessionFields("another"), {
      "idempotency-key": `key-${reference}`,
    })
    expect(other).toMatchObject({ httpStatus: 400, error: { type: "idempotency_error" } })
    expect(await payments.recordedPayments(`?reference=${reference}`)).toHaveLength(1)
  })
})

async function createPaidSession() {
  const session = await createSession()
  await payments.settle(session.client_reference_id, "paid")
  return fetchSession(session.id).then(({ payment_intent }) => ({
    intent: (payment_intent as unknown as { id: string }).id,
    reference: session.client_reference_id,
  }))
}

describe("refunds", () => {
  test("are made once per key, in parts, and never exceed the paid amount", async () => {
    const { intent, reference } = await createPaidSession()
    const refund = (amount: string, key: string) =>
      call<{ id: string }>(
        "/v1/refunds",
        { payment_intent: intent, amount, "metadata[reference]": key },
        { "idempotency-key": key },
      )
    const [one, again] = [await refund("10000", `${reference}-a`), await refund("10000", `${reference}-a`)]
    expect(one).toMatchObject({
      httpStatus: 200,
      object: "refund",
      amount: 10_000,
      status: "succeeded",
      payment_intent: intent,
    })
    expect(again.id).toBe(one.id)
    expect(await refund("40000", `${reference}-b`)).toMatchObject({ httpStatus: 400, error: { param: "amount" } })
    expect(await refund("39900", `${reference}-c`)).toMatchObject({ httpStatus: 200 })
    expect(await refund("1", `${reference}-d`)).toMatchObject({
      httpStatus: 400,
      error: { code: "charge_already_refunded" },
    })
    expect(await call(`/v1/refunds/${one.id}`)).toMatchObject({ id: one.id, status: "succeeded" })
    const [payment] = await payments.recordedPayments(`?reference=${reference}`)
    expect(payment?.refunds.map(({ amount, state }) => [amount, state])).toEqual([
      [10_000, "done"],
      [39_900, "done"],
    ])
    await payments.waitForCallbacks(3)
    expect(JSON.parse(payments.callbacks.at(-1)?.body ?? "")).toMatchObject({
      type: "charge.refunded",
      data: { object: { amount_refunded: 49_900, refunded: true } },
    })
  })

  test("can be pending first and succeed later", async () => {
    const { intent } = await createPaidSession()
    await payments.callAdmin("refunds", { provider: "cards", state: "pending" })
    const refund = await call<{ id: string }>("/v1/refunds", { payment_intent: intent })
    expect(refund).toMatchObject({ status: "pending", amount: 49_900 })
    await payments.callAdmin("refunds", { provider: "cards", state: "done" })
    await payments.callAdmin("settle", { refund: refund.id, outcome: "done" })
    expect(await call(`/v1/refunds/${refund.id}`)).toMatchObject({ status: "succeeded" })
    expect(await call(`/v1/refunds?payment_intent=${intent}`)).toMatchObject({ data: [{ id: refund.id }] })
  })

  test("are refused for an unpaid payment", async () => {
    const session = await createSession()
    await postForm(session.url, { number: "4000000000000002", outcome: "pay" })
    const { payment_intent } = await call<Session>(`/v1/checkout/sessions/${session.id}`)
    expect(await call("/v1/refunds", { payment_intent })).toMatchObject({ httpStatus: 400 })
  })
})

test("an expired session accepts no card, and a callback reports the expiry", async () => {
  const session = await createSession()
  expect(await call(`/v1/checkout/sessions/${session.id}/expire`, {})).toMatchObject({
    httpStatus: 200,
    status: "expired",
    url: null,
  })
  expect(await call(`/v1/checkout/sessions/${session.id}/expire`, {})).toMatchObject({ httpStatus: 400 })
  expect((await postForm(session.url, { number: "4242424242424242", outcome: "pay" })).status).toBe(409)
  await payments.waitForCallbacks(1)
  expect(JSON.parse(payments.callbacks[0]?.body ?? "")).toMatchObject({ type: "checkout.session.expired" })
})

test.each([
  ["another mode", { mode: "setup" }],
  ["no success URL", { success_url: "" }],
  ["a success URL with a script", { success_url: "javascript:alert(1)" }],
  ["no amount", { "line_items[0][price_data][unit_amount]": "0" }],
  ["half a paisa", { "line_items[0][price_data][unit_amount]": "0.5" }],
  ["an unknown currency", { "line_items[0][price_data][currency]": "xxx" }],
  ["an expiry that is too soon", { expires_at: "1700000000" }],
])("%s is refused", async (_, change) => {
  const answer = await call("/v1/checkout/sessions", {
    ...sessionFields(newReference()),
    ...(change as unknown as Fields),
  })
  expect(answer).toMatchObject({ httpStatus: 400, error: { type: "invalid_request_error" } })
})

test("a wrong key and an unknown session are refused", async () => {
  expect(
    await call("/v1/checkout/sessions", sessionFields(newReference()), { authorization: "Bearer wrong" }),
  ).toMatchObject({
    httpStatus: 401,
  })
  expect(await call("/v1/checkout/sessions/cs_test_none")).toMatchObject({ httpStatus: 404 })
})
