import { expect, test } from "vitest"
import { orderedMark } from "./mark-ordered.ts"
import type { StoredSession } from "./stored-session.ts"

const guest = { isLoggedIn: false, attributes: null } as unknown as StoredSession
const customer = (frequency: number) => ({ isLoggedIn: true, attributes: { frequency } }) as unknown as StoredSession

test("[OFR-7] a guest's order is marked in this browser, and stays so when the guest's session is another", () => {
  expect(orderedMark(guest, "guest")).toBe("guest")
  expect(orderedMark(null, "guest")).toBe("guest")
})

test("[OFR-7] a customer's mark does not count for the guest after them", () => {
  expect(orderedMark(guest, true)).toBeNull()
  expect(orderedMark(null, true)).toBeNull()
  expect(orderedMark(guest, null)).toBeNull()
})

test("[OFR-7] of a customer the server's count holds, whatever a guest has done here", () => {
  expect(orderedMark(customer(0), "guest")).toBeNull()
  expect(orderedMark(customer(2), null)).toBe(true)
})
