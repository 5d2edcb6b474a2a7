import { expect, test } from "vitest"
import { z } from "zod"
import { envelopeOf, success, successWith } from "./envelope.ts"

const orderFields = { orderId: "A1" }
const order = z.object({ orderId: z.string() })

test.each([
  ["success", success(order), orderFields, { status: "success", data: orderFields }],
  ["successWith", successWith({ orderId: z.string() }), orderFields, { status: "success", ...orderFields }],
  ["successWith nothing", successWith({}), {}, { status: "success" }],
  [
    "success with a field beside data",
    success(order).extend({ count: z.int() }),
    { data: orderFields, count: 1 },
    { status: "success", data: orderFields, count: 1 },
  ],
])("a handler's result gets the envelope of %s", (_, response, handlerResult, expected) => {
  const enveloped = envelopeOf(response)(handlerResult)
  expect(enveloped).toEqual(expected)
  expect(response.parse(enveloped)).toEqual(expected)
})

test.each([
  ["a result that may have failed", z.object({ status: z.enum(["success", "failed"]) }), { status: "failed" }],
  ["an object with a status of its own", z.object({ status: z.literal("SUCCESS") }), { status: "SUCCESS" }],
  ["text", z.string(), "figures"],
])("%s gets no envelope", (_, response, handlerResult) => {
  expect(envelopeOf(response)(handlerResult)).toBe(handlerResult)
})
