import { expect, test } from "vitest"
import { requestId } from "./request-id.ts"

const idFor = (sentId: string) => requestId({ headers: { "x-request-id": sentId } })

test.each(["0191c0de-1111-7222-8333-444455556666", "request-1", "trace.abc_DEF-42"])(
  "[SEC-11a] uses the caller's id %s",
  (sentId) => expect(idFor(sentId)).toBe(sentId),
)

test.each([
  "9876543210",
  "91-98765-43210",
  "4111.1111.1111.1111",
  "card_4111111111111111",
  "eyJhbGciOiJIUzI1NiJ9",
  "short",
  "a b c d e f",
])("[SEC-11a] [SEC-11b] creates a new id if the caller sends %s", (sentId) => {
  const id = idFor(sentId)
  expect(id).toMatch(/^[A-Za-z0-9._-]{8,64}$/)
  expect(id).not.toContain(sentId)
})
