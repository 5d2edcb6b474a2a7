import { expect, test } from "vitest"
import { createAttempts } from "./attempts.ts"

function create() {
  let count = 0
  return createAttempts(() => `key ${(count += 1)}`)
}
const lost = { ok: false, kind: "failed", code: "NO_RESPONSE", message: "" } as const
const refused = { ok: false, kind: "refused", code: "CASE_CHANGED", message: "" } as const
const done = { ok: true, data: undefined } as const

test("[FBK-3d] after a lost response, the same content is sent with the same key and version", () => {
  const attempts = create()
  const first = attempts.begin({ amount: 100 }, 3)
  attempts.settle(lost)
  expect(attempts.begin({ amount: 100 }, 4)).toEqual(first)
})

test("[FBK-3d] a second press before the response is the same attempt", () => {
  const attempts = create()
  expect(attempts.begin({ amount: 100 }, 3)).toEqual(attempts.begin({ amount: 100 }, 3))
})

test.each([
  ["a refusal", refused],
  ["success", done],
])("[FBK-3d] after %s, the same content is a new attempt with the version that is shown then", (_, result) => {
  const attempts = create()
  expect(attempts.begin("Sorry", 3)).toEqual({ key: "key 1", version: 3 })
  attempts.settle(result)
  expect(attempts.begin("Sorry", 4)).toEqual({ key: "key 2", version: 4 })
})

test("[FBK-3d] other content is a new attempt", () => {
  const attempts = create()
  attempts.begin({ amount: 100 }, 3)
  attempts.settle(lost)
  expect(attempts.begin({ amount: 200 }, 3)).toEqual({ key: "key 2", version: 3 })
})
