import { expect, test } from "vitest"
import { codeOnItsWay } from "./en/account/identity.ts"

test.each([
  [0.2, "1 second"],
  [89, "89 seconds"],
  [90, "2 minutes"],
  [3600, "60 minutes"],
  [5401, "2 hours"],
])("a wait of %d s is rounded up to %s", (seconds, wait) => {
  expect(codeOnItsWay(seconds)).toContain(` in ${wait}.`)
})
