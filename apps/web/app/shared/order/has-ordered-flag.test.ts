import { expect, test } from "vitest"
import { hasOrderedValue } from "./has-ordered-flag.ts"
import type { StoredSession } from "../../client/session/stored-session.ts"

const guest = { isLoggedIn: false, attributes: null } as unknown as StoredSession
const customer = (frequency: number) => ({ isLoggedIn: true, attributes: { frequency } }) as unknown as StoredSession

test("[OFR-7h] a guest's order is marked in this browser, also for a later guest session", () => {
  expect(hasOrderedValue(guest, "guest")).toBe("guest")
  expect(hasOrderedValue(null, "guest")).toBe("guest")
})

test("[OFR-7h] a customer's mark doesn't count for a guest who uses the browser afterwards", () => {
  expect(hasOrderedValue(guest, true)).toBeNull()
  expect(hasOrderedValue(null, true)).toBeNull()
  expect(hasOrderedValue(guest, null)).toBeNull()
})

test("[OFR-7h] for a customer the server's count of orders decides, even if a guest has ordered in this browser", () => {
  expect(hasOrderedValue(customer(0), "guest")).toBeNull()
  expect(hasOrderedValue(customer(2), null)).toBe(true)
})
