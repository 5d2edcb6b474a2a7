import { createHmac } from "node:crypto"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { callJson, postForm, type TestPayments, startTestPayments } from "../testing/start-test-payments.ts"
import { checksum } from "./emv-payload.ts"

let payments: TestPayments
beforeAll(async () => {
  payments = await startTestPayments()
})
beforeEach(() => void (payments.callbacks.length = 0))
afterAll(() => payments.stop())

let count = 0
const newReference = () => `order-${++count}`
const call = (path: string, body?: object, key = payments.keys.lankaqr.key) =>
  callJson(`${payments.standIn().urls.lankaqr}${path}`, { body, headers: { authorization: `Bearer ${key}` } })
const createCode = (reference = newReference(), amount = "1250.00") =>
  call("/v1/qr", { reference, amount, currency: "LKR" })
const appUrl = () => String(payments.standIn().settings["LANKAQR_APP_URL"])
const scan = (payload: unknown) => fetch(`${appUrl()}?${new URLSearchParams({ payload: String(payload) })}`)

/** Returns the fields of a payload by their ids. */
function partsOf(text: string): Record<string, string> {
  const parts: Record<string, string> = {}
  for (let offset = 0; offset < text.length;) {
    const length = Number(text.slice(offset + 2, offset + 4))
    parts[text.slice(offset, offset + 2)] = text.slice(offset + 4, offset + 4 + length)
    offset += 4 + length
  }
  return parts
}

test("the checksum is CRC-16/CCITT-FALSE", () => {
  // The check value that catalogues of CRC algorithms list for it.
  expect(checksum("123456789")).toBe("29B1")
})

test("a code's payload follows the EMVCo format", async () => {
  const { payload } = await createCode()
  const text = String(payload)
  expect(partsOf(text)).toMatchObject({
    "00": "01",
    "01": "12",
    "53": "144",
    "54": "1250.00",
    "58": "LK",
    "59": "Hearth Pizza",
  })
  expect(text.slice(-8, -4)).toBe("6304")
  expect(text.slice(-4)).toBe(checksum(text.slice(0, -4)))
})

test("a code is scanned and paid, and a signed callback reports it", async () => {
  const { id, payload, ...created } = await createCode()
  expect(created).toMatchObject({ httpStatus: 201, status: "ACTIVE", amount: "1250.00", payment: null })
  expect(await (await scan(payload)).text()).toContain("LKR 1,250.00")
  expect((await postForm(appUrl(), { payload: String(payload), outcome: "pay" })).status).toBe(200)
  expect(await call(`/v1/qr/${id}`)).toMatchObject({ status: "PAID", payment: { amount: "1250.00", currency: "LKR" } })
  await payments.waitForCallbacks(1)
  const [{ path, headers, body } = { path: "", headers: {}, body: "" }] = payments.callbacks
  expect(path).toBe("/api/payment-service/ve1/callbacks/lankaqr")
  const signature = createHmac("sha256", payments.keys.lankaqr.webhookSecret).update(
    `${headers["x-timestamp"]}.${body}`,
  )
  expect(headers["x-signature"]).toBe(signature.digest("hex"))
  const event = JSON.parse(body) as { id: string }
  expect(event).toMatchObject({ type: "qr.paid", data: { id, status: "PAID" } })
  expect(headers["x-event-id"]).toBe(event.id)
  expect((await scan(payload)).status).toBe(409)
})

test("a payment that is declined in the app fails, and a callback reports it", async () => {
  const { id, payload } = await createCode()
  await postForm(appUrl(), { payload: String(payload), outcome: "decline" })
  expect(await call(`/v1/qr/${id}`)).toMatchObject({ status: "FAILED", payment: null })
  await payments.waitForCallbacks(1)
  expect(JSON.parse(payments.callbacks[0]?.body ?? "")).toMatchObject({ type: "qr.failed" })
})

test("a code with a wrong checksum is rejected", async () => {
  const { payload } = await createCode()
  expect((await scan(String(payload).replace("1250.00", "1.00000"))).status).toBe(400)
  expect((await scan("")).status).toBe(400)
})

test("a reference has one code; a cancelled code can't be paid", async () => {
  const reference = newReference()
  const [one, two] = [await createCode(reference), await createCode(reference)]
  expect([two.httpStatus, two["id"]]).toEqual([200, one["id"]])
  expect(await createCode(reference, "1.00")).toMatchObject({ httpStatus: 409, code: "REFERENCE_USED" })
  expect(await call(`/v1/qr?reference=${reference}`)).toMatchObject({ items: [{ id: one["id"] }] })
  expect(await call(`/v1/qr/${one["id"]}/cancel`, {})).toMatchObject({ status: "CANCELLED" })
  expect(await call(`/v1/qr/${one["id"]}/cancel`, {})).toMatchObject({ httpStatus: 409 })
  expect((await scan(one["payload"])).status).toBe(409)
})

test("a payment is refunded once per reference, and never more than was paid", async () => {
  const reference = newReference()
  const { id } = await createCode(reference)
  const refund = (name: string, amount: string) => call(`/v1/qr/${id}/refund`, { reference: name, amount })
  expect(await refund("a", "1250.00")).toMatchObject({ httpStatus: 409, code: "NOT_PAID" })
  await payments.settle(reference, "paid")
  const one = await refund("a", "1000.00")
  expect(one).toMatchObject({ httpStatus: 201, status: "COMPLETED", amount: "1000.00" })
  expect(await refund("a", "1000.00")).toMatchObject({ httpStatus: 200, id: one["id"] })
  expect(await refund("b", "250.01")).toMatchObject({ httpStatus: 422, code: "AMOUNT_TOO_HIGH" })
  expect(await call(`/v1/refunds/${one["id"]}`)).toMatchObject({ status: "COMPLETED" })
  await payments.waitForCallbacks(2)
  expect(JSON.parse(payments.callbacks[1]?.body ?? "")).toMatchObject({
    type: "refund.completed",
    data: { refund: { id: one["id"] } },
  })
})

test("invalid requests are refused", async () => {
  const refusals = [
    await call("/v1/qr", { reference: "a b", amount: "1.00", currency: "LKR" }),
    await call("/v1/qr", { reference: newReference(), amount: "-1.00", currency: "LKR" }),
    await call("/v1/qr", { reference: newReference(), amount: 100, currency: "LKR" }),
    await call("/v1/qr", { reference: newReference(), amount: "1.00", currency: "INR" }),
    await call("/v1/qr", { reference: newReference(), amount: "1.00", currency: "LKR", expiresIn: 1 }),
  ]
  expect(refusals.map(({ httpStatus }) => httpStatus)).toEqual(refusals.map(() => 400))
  expect(await call("/v1/qr/none", undefined, "wrong")).toMatchObject({ httpStatus: 401 })
  expect(await call("/v1/qr/none")).toMatchObject({ httpStatus: 404 })
})
