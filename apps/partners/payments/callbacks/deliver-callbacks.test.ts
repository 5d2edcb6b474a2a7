import { createHmac } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import {
  callJson,
  type TestPayments,
  startTestPayments,
  type ReceivedCallback,
} from "../testing/start-test-payments.ts"

let payments: TestPayments
beforeAll(async () => {
  payments = await startTestPayments()
})
beforeEach(async () => {
  await payments.waitUntilNoneDue()
  payments.callbacks.length = 0
  await setCallbackPlan({})
})
afterAll(() => payments.stop())

let count = 0
async function createCode(): Promise<string> {
  const reference = `order-${++count}`
  const headers = { authorization: `Bearer ${payments.keys.lankaqr.key}` }
  await callJson(`${payments.standIn().urls.lankaqr}/v1/qr`, {
    headers,
    body: { reference, amount: "1250.00", currency: "LKR" },
  })
  return reference
}

const setCallbackPlan = (input: object) => payments.callAdmin("callbacks", { provider: "lankaqr", ...input })

interface Event {
  id: string
  type: string
  data: { reference: string; amount: string; currency: string; status: string }
}
const eventOf = ({ body }: ReceivedCallback) => JSON.parse(body) as Event

function isSigned({ headers, body }: ReceivedCallback): boolean {
  const expected = createHmac("sha256", payments.keys.lankaqr.webhookSecret).update(`${headers["x-timestamp"]}.${body}`)
  return headers["x-signature"] === expected.digest("hex")
}

async function fetchDeliveries(reference: string) {
  const { body } = await payments.callAdmin(`deliveries?reference=${reference}`)
  return body["deliveries"] as { eventId: string; state: string; tries: number; lastStatus: string }[]
}

test("a callback that is not accepted is retried, with a valid signature and the same event id", async () => {
  payments.respondWith(500, 503)
  const reference = await createCode()
  await payments.settle(reference, "paid")
  await payments.waitForCallbacks(3)
  expect(new Set(payments.callbacks.map((each) => eventOf(each).id)).size).toBe(1)
  expect(payments.callbacks.every(isSigned)).toBe(true)
  await payments.waitUntilNoneDue()
  expect(await fetchDeliveries(reference)).toMatchObject([{ state: "done", tries: 3, lastStatus: "200" }])
})

test("five shuffled copies of a callback have the same event id", async () => {
  await setCallbackPlan({ deliver: 5, order: "shuffled", delayMs: 200 })
  await payments.settle(await createCode(), "paid")
  await payments.waitForCallbacks(5)
  await payments.waitUntilNoneDue()
  expect(payments.callbacks).toHaveLength(5)
  expect(new Set(payments.callbacks.map((each) => eventOf(each).id)).size).toBe(1)
})

test("a withheld callback is sent only after a redeliver call", async () => {
  await setCallbackPlan({ deliver: 0, times: 1 })
  const reference = await createCode()
  await payments.settle(reference, "paid")
  await payments.waitUntilNoneDue()
  expect(payments.callbacks).toEqual([])
  expect((await payments.callAdmin("redeliver", { reference })).body).toEqual({ events: 1 })
  await payments.waitForCallbacks(1)
  expect((await fetchDeliveries(reference)).map(({ state }) => state).sort()).toEqual(["done", "withheld"])
})

test("a payment that was settled without a callback can be reported later", async () => {
  const reference = await createCode()
  await payments.settle(reference, "paid", { notify: false })
  expect(await fetchDeliveries(reference)).toEqual([])
  await payments.callAdmin("redeliver", { reference })
  await payments.waitForCallbacks(1)
  expect(payments.callbacks.map((each) => eventOf(each).type)).toEqual(["qr.paid"])
})

test("a delayed callback arrives after the delay", async () => {
  await setCallbackPlan({ delayMs: 300 })
  const startedAt = Date.now()
  await payments.settle(await createCode(), "paid")
  await payments.waitForCallbacks(1)
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(300)
})

test.each([
  ["wrong-amount", { amount: "1251.00", currency: "LKR" }],
  ["wrong-currency", { amount: "1250.00", currency: "USD" }],
])("%s: the callback is signed correctly, while the recorded payment stays correct", async (tamper, expected) => {
  await setCallbackPlan({ tamper, times: 1 })
  const reference = await createCode()
  await payments.settle(reference, "paid")
  await payments.waitForCallbacks(1)
  const [callback] = payments.callbacks
  expect(callback && isSigned(callback) && eventOf(callback).data).toMatchObject(expected)
  expect(await payments.recordedPayments(`?reference=${reference}`)).toMatchObject([
    { amount: 125_000, currency: "LKR" },
  ])
  await payments.callAdmin("redeliver", { reference })
  await payments.waitForCallbacks(2)
  expect(payments.callbacks[1] && eventOf(payments.callbacks[1]).data).toMatchObject({
    amount: "1250.00",
    currency: "LKR",
  })
})

test("forged: the signature is invalid and the callback is sent only once", async () => {
  payments.respondWith(401)
  await setCallbackPlan({ tamper: "forged", times: 1 })
  const reference = await createCode()
  await payments.settle(reference, "paid")
  await payments.waitUntilNoneDue()
  expect(payments.callbacks.map(isSigned)).toEqual([false])
  expect(await fetchDeliveries(reference)).toMatchObject([{ state: "failed", tries: 1, lastStatus: "401" }])
})

test("old-timestamp: the callback is signed correctly and a day old", async () => {
  await setCallbackPlan({ tamper: "old-timestamp", times: 1 })
  await payments.settle(await createCode(), "paid")
  await payments.waitForCallbacks(1)
  const [callback] = payments.callbacks
  expect(callback && isSigned(callback)).toBe(true)
  expect(Number(callback?.headers["x-timestamp"])).toBeLessThan(Date.now() / 1000 - 23 * 3_600)
})

test("a forged callback claims a payment that nobody made; the recorded payment stays open", async () => {
  payments.respondWith(401)
  const reference = await createCode()
  expect((await payments.callAdmin("forge", { reference })).status).toBe(200)
  await payments.waitForCallbacks(1)
  const [callback] = payments.callbacks
  expect(callback && [isSigned(callback), eventOf(callback).data.status]).toEqual([false, "PAID"])
  expect(await payments.recordedPayments(`?reference=${reference}`)).toMatchObject([{ state: "open" }])
  await payments.waitUntilNoneDue()
  expect((await payments.callAdmin("redeliver", { reference })).body).toEqual({ events: 0 })
})

test("a callback that is still delayed when the providers stop is delivered after they restart", async () => {
  await setCallbackPlan({ delayMs: 500 })
  const reference = await createCode()
  await payments.settle(reference, "paid")
  await payments.restart()
  expect(payments.callbacks).toEqual([])
  await payments.waitForCallbacks(1)
  expect(payments.callbacks.map((each) => [eventOf(each).data.reference, isSigned(each)])).toEqual([[reference, true]])
})

test.each([
  { deliver: -1 },
  { deliver: 21 },
  { order: "random" },
  { delayMs: "soon" },
  { tamper: "bent" },
  { times: 0 },
])("an invalid plan is rejected: %j", async (input) => {
  expect((await setCallbackPlan(input)).status).toBe(400)
})
