import type { FastifyRequest } from "fastify"
import { expect, test } from "vitest"
import { idempotencyKey } from "./respond-once.ts"

const keyOf = (key: string) => idempotencyKey({ headers: { "idempotency-key": key } } as unknown as FastifyRequest)

test.each([
  "0191c0de-1111-7222-8333-444455556666",
  "4f9a1c2e-4111-4111-8111-111111111111",
  "tap-17",
  "order 2026-03-01",
  "k",
  // Keys that the web app sends: for an address, a cancelled order, an arrival, and an order.
  "delete-7f442ca9-0f72-4a65-99c6-50156da7ca58",
  "cancel-IN00000001-source",
  "arrived-7f442ca9-0f72-4a65-99c6-50156da7ca58",
  "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
])("[SEC-1b] accepts the key %s", (key) => expect(keyOf(key)).toBe(key))

test.each([
  "4111111111111111",
  "order-4111 1111 1111 1111",
  "9876543210",
  "+91 98765 43210",
  "%39876543210",
  "९८७६५४३२१०",
  "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhc2hhIn0.c2lnbmF0dXJl",
  "Bearer abc",
])("[SEC-9a] refuses %s as a key, because keys are stored", (key) => {
  expect(() => keyOf(key)).toThrow("BAD_REQUEST")
})
