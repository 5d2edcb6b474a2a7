import { expect, test, vi } from "vitest"
import { iso, sampleTicket } from "../../testing/sample-ticket.ts"
import { formatCash } from "./format-cash.ts"

vi.mock("../../client/country.ts", () => ({ formatLocalMoney: (amount: number) => `Rs. ${amount / 100}` }))

const zone = "Asia/Kolkata"
const ticket = sampleTicket({ payable: 1_200_00, toCollect: 1_200_00, owed: { amount: 750_00, how: "cash" } })
const due = Date.parse(ticket.dueAt ?? "")
const format = (overrides: object, now = due) => formatCash({ ...ticket, ...overrides }, zone, now)

test("[TRK-3g] the cash to collect is shown with the reduced amount that applies after the due time, and only the reduced amount once late", () => {
  expect(format({})).toBe("Rs. 1200, or Rs. 450 after\u00a012:30\u00a0pm")
  expect(format({}, due + 1)).toBe("Rs. 450")
})

test("[TRK-3g] the full cash amount is collected when compensation is not paid in cash, and none when the order is paid", () => {
  expect(format({ owed: { amount: 300_00, how: "wallet" } }, due + 1)).toBe("Rs. 1200")
  expect(format({ owed: null })).toBe("Rs. 1200")
  expect(format({ toCollect: null })).toBeUndefined()
  expect(format({ owed: null, endedAt: iso(due + 2), toCollect: 450_00 })).toBe("Rs. 450")
})
