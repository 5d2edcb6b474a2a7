import { expect, test } from "vitest"
import { autofillHost } from "./autofill-host.ts"
import { formatCodeMessage } from "./code-purposes.ts"

test.each([
  ["in.evil.example", "https://hearth.example", "in.hearth.example"],
  ["evil.example", "https://hearth.example", "hearth.example"],
  ["lk.hearth.example", "https://hearth.example:8443", "lk.hearth.example"],
  ["bd.localhost", undefined, "bd.localhost"],
  ["evil.example", undefined, undefined],
  ["in.localhost.evil.example", undefined, undefined],
])("a code requested at %s with the public origin %s can be autofilled only on %s", (host, origin, page) => {
  expect(autofillHost(host, origin)).toBe(page)
})

test("a code message without a host contains no autofill line", () => {
  expect(formatCodeMessage("LOGIN", "123456", 5, "in.hearth.example")).toContain("@in.hearth.example #123456")
  expect(formatCodeMessage("LOGIN", "123456", 5, undefined)).not.toMatch(/[@#]/)
})
