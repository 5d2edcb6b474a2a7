import { expect, test } from "vitest"
import { hasOrderedValue } from "./has-ordered-flag.ts"
import type { StoredSession } from "../../client/session/stored-session.ts"

const guest = { isLoggedIn: false, attributes: null } as unknown as StoredSession
const customer = (frequency: number) => ({ isLoggedIn: true, attributes: { frequency } }) as unknown as StoredSession

/** The mark that is stored in this browser. */
const markedByGuest = "guest"
const markedByCustomer = true
const unmarked = null

test("[OFR-7h] a guest's order is marked in this browser, also for a later guest session", () => {
  expect(hasOrderedValue(guest, markedByGuest)).toBe(markedByGuest)
  expect(hasOrderedValue(null, markedByGuest)).toBe(markedByGuest)
})

test("[OFR-7h] a customer's mark doesn't count for a guest who uses the browser afterwards", () => {
  expect(hasOrderedValue(guest, markedByCustomer)).toBe(unmarked)
  expect(hasOrderedValue(null, markedByCustomer)).toBe(unmarked)
  expect(hasOrderedValue(guest, unmarked)).toBe(unmarked)
})

test("[OFR-7h] for a customer the server's count of orders decides, even if a guest has ordered in this browser", () => {
  expect(hasOrderedValue(customer(0), markedByGuest)).toBe(unmarked)
  expect(hasOrderedValue(customer(2), unmarked)).toBe(markedByCustomer)
})
