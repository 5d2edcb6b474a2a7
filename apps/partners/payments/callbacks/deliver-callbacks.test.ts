import { createHmac } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import {
  callJson,
  type TestPayments,
  startTestPayments,
  type ReceivedCallback,
} from "../testing/start-test-payments.ts"

let rig: TestPayments
beforeAll(async () => {
  rig = await startTestPayments()
})
beforeEach(async () => {
  await rig.untilQuiet()
  rig.callbacks.length = 0
  await plan({})
})
afterAll(() => rig.stop())

let count = 0
async function open(): Promise<string> {
  const reference = `order-${++count}`
  const headers = { authorization: `Bearer ${rig.keys.lankaqr.key}` }
  await callJson(`${rig.partner().urls.lankaqr}/v1/qr`, {
    headers,
    body: { reference, amount: "1250.00", currency: "LKR" },
  })
  return reference
}

const plan = (input: object) => rig.callAdmin("callbacks", { provider: "lankaqr", ...input })

interface Event {
  id: string
  type: string
  data: { reference: string; amount: string; currency: string; status: string }
}
const eventOf = ({ body }: ReceivedCallback) => JSON.parse(body) as Event

function isSigned({ headers, body }: ReceivedCallback): boolean {
  const expected = createHmac("sha256", rig.keys.lankaqr.webhookSecret).update(`${headers["x-timestamp"]}.${body}`)
  return headers["x-signature"] === expected.digest("hex")
}

async function deliveries(reference: string) {
  const { body } = await rig.callAdmin(`deliveries?reference=${reference}`)
  return body["deliveries"] as { eventId: string; state: string; tries: number; lastStatus: string }[]
}

test("a callback that is not accepted is retried, with a valid signature and the same event id", async () => {
  rig.answerWith(500, 503)
  const reference = await open()
  await rig.settle(reference, "paid")
  await rig.untilCallbacks(3)
  expect(new Set(rig.callbacks.map((each) => eventOf(each).id)).size).toBe(1)
  expect(rig.callbacks.every(isSigned)).toBe(true)
  await rig.untilQuiet()
  expect(await deliveries(reference)).toMatchObject([{ state: "done", tries: 3, lastStatus: "200" }])
})

test("five shuffled copies have one event id", async () => {
  await plan({ deliver: 5, order: "shuffled", delayMs: 200 })
  await rig.settle(await open(), "paid")
  await rig.untilCallbacks(5)
  await rig.untilQuiet()
  expect(rig.callbacks).toHaveLength(5)
  expect(new Set(rig.callbacks.map((each) => eventOf(each).id)).size).toBe(1)
})

test("a withheld callback is not sent until it is requested", async () => {
  await plan({ deliver: 0, times: 1 })
  const reference = await open()
  await rig.settle(reference, "paid")
  await rig.untilQuiet()
  expect(rig.callbacks).toEqual([])
  expect((await rig.callAdmin("redeliver", { reference })).body).toEqual({ events: 1 })
  await rig.untilCallbacks(1)
  expect((await deliveries(reference)).map(({ state }) => state).sort()).toEqual(["done", "withheld"])
})

test("a payment settled without notification can be notified later", async () => {
  const reference = await open()
  await rig.settle(reference, "paid", { tell: false })
  expect(await deliveries(reference)).toEqual([])
  await rig.callAdmin("redeliver", { reference })
  await rig.untilCallbacks(1)
  expect(rig.callbacks.map((each) => eventOf(each).type)).toEqual(["qr.paid"])
})

test("a delayed callback arrives after the delay", async () => {
  await plan({ delayMs: 300 })
  const before = Date.now()
  await rig.settle(await open(), "paid")
  await rig.untilCallbacks(1)
  expect(Date.now() - before).toBeGreaterThanOrEqual(300)
})

test.each([
  ["wrong-amount", { amount: "1251.00", currency: "LKR" }],
  ["wrong-currency", { amount: "1250.00", currency: "USD" }],
])("%s: the callback is signed correctly, while the recorded payment stays correct", async (tamper, said) => {
  await plan({ tamper, times: 1 })
  const reference = await open()
  await rig.settle(reference, "paid")
  await rig.untilCallbacks(1)
  const [told] = rig.callbacks
  expect(told && isSigned(told) && eventOf(told).data).toMatchObject(said)
  expect(await rig.recordedPayments(`?reference=${reference}`)).toMatchObject([{ amount: 125_000, currency: "LKR" }])
  await rig.callAdmin("redeliver", { reference })
  await rig.untilCallbacks(2)
  expect(rig.callbacks[1] && eventOf(rig.callbacks[1]).data).toMatchObject({ amount: "1250.00", currency: "LKR" })
})

test("forged: the signature is invalid and the callback is tried once", async () => {
  rig.answerWith(401)
  await plan({ tamper: "forged", times: 1 })
  const reference = await open()
  await rig.settle(reference, "paid")
  await rig.untilQuiet()
  expect(rig.callbacks.map(isSigned)).toEqual([false])
  expect(await deliveries(reference)).toMatchObject([{ state: "failed", tries: 1, lastStatus: "401" }])
})

test("old-timestamp: the callback is signed correctly and a day old", async () => {
  await plan({ tamper: "old-timestamp", times: 1 })
  await rig.settle(await open(), "paid")
  await rig.untilCallbacks(1)
  const [told] = rig.callbacks
  expect(told && isSigned(told)).toBe(true)
  expect(Number(told?.headers["x-timestamp"])).toBeLessThan(Date.now() / 1000 - 23 * 3_600)
})

test("a forged callback claims a payment that nobody made; the recorded payment stays open", async () => {
  rig.answerWith(401)
  const reference = await open()
  expect((await rig.callAdmin("forge", { reference })).status).toBe(200)
  await rig.untilCallbacks(1)
  const [told] = rig.callbacks
  expect(told && [isSigned(told), eventOf(told).data.status]).toEqual([false, "PAID"])
  expect(await rig.recordedPayments(`?reference=${reference}`)).toMatchObject([{ state: "open" }])
  await rig.untilQuiet()
  expect((await rig.callAdmin("redeliver", { reference })).body).toEqual({ events: 0 })
})

test("a callback that is due when the providers stop is delivered after they restart", async () => {
  await plan({ delayMs: 500 })
  const reference = await open()
  await rig.settle(reference, "paid")
  await rig.restart()
  expect(rig.callbacks).toEqual([])
  await rig.untilCallbacks(1)
  expect(rig.callbacks.map((each) => [eventOf(each).data.reference, isSigned(each)])).toEqual([[reference, true]])
})

test.each([
  { deliver: -1 },
  { deliver: 21 },
  { order: "random" },
  { delayMs: "soon" },
  { tamper: "bent" },
  { times: 0 },
])("an invalid plan is rejected: %j", async (input) => {
  expect((await plan(input)).status).toBe(400)
})
