import { expect, test } from "vitest"
import { z } from "zod"
import { envelopeOf, success, successWith } from "./envelope.ts"

const answer = { orderId: "A1" }
const order = z.object({ orderId: z.string() })

test.each([
  ["success", success(order), answer, { status: "success", data: answer }],
  ["successWith", successWith({ orderId: z.string() }), answer, { status: "success", ...answer }],
  ["successWith nothing", successWith({}), {}, { status: "success" }],
  [
    "success with a field beside data",
    success(order).extend({ count: z.int() }),
    { data: answer, count: 1 },
    { status: "success", data: answer, count: 1 },
  ],
])("a handler's result gets the envelope of %s", (_, response, answered, expected) => {
  const full = envelopeOf(response)(answered)
  expect(full).toEqual(expected)
  expect(response.parse(full)).toEqual(expected)
})

test.each([
  ["a result that may have failed", z.object({ status: z.enum(["success", "failed"]) }), { status: "failed" }],
  ["an object with a status of its own", z.object({ status: z.literal("SUCCESS") }), { status: "SUCCESS" }],
  ["text", z.string(), "figures"],
])("%s gets no envelope", (_, response, answered) => {
  expect(envelopeOf(response)(answered)).toBe(answered)
})
