import { expect, test } from "vitest"
import { sayMuted } from "./say-muted.ts"

test("[TRK-4] a muted alarm says how many orders wait unheard, and nothing while none does or it rings", () => {
  expect(sayMuted("muted", 1)).toBe("Sound is off. 1 order is waiting.")
  expect(sayMuted("muted", 2)).toBe("Sound is off. 2 orders are waiting.")
  expect(sayMuted("muted", 0)).toBeUndefined()
  expect(sayMuted("on", 2)).toBeUndefined()
  expect(sayMuted("silent", 2)).toBeUndefined()
})
