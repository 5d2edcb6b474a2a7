import { expect, test, vi } from "vitest"
import { iso, sampleTicket } from "../../testing/sample-ticket.ts"
import { formatCash } from "./format-cash.ts"

vi.mock("../../client/country.ts", () => ({ formatLocalMoney: (amount: number) => `Rs. ${amount / 100}` }))

const zone = "Asia/Kolkata"
const ticket = sampleTicket({ payable: 1_200_00, toCollect: 1_200_00, owed: { amount: 750_00, how: "cash" } })
const due = Date.parse(ticket.dueAt ?? "")
const said = (some: object, now = due) => formatCash({ ...ticket, ...some }, zone, now)

test("[TRK-3] what the rider collects is said with what it is once late, and late alone when it is", () => {
  expect(said({})).toBe("Rs. 1200, after\u00a012:30\u00a0pm Rs. 450")
  expect(said({}, due + 1)).toBe("Rs. 450")
})

test("[TRK-3] all of it is collected where late money is given otherwise; what is paid is not collected", () => {
  expect(said({ owed: { amount: 300_00, how: "wallet" } }, due + 1)).toBe("Rs. 1200")
  expect(said({ owed: null })).toBe("Rs. 1200")
  expect(said({ toCollect: null })).toBeUndefined()
  expect(said({ owed: null, endedAt: iso(due + 2), toCollect: 450_00 })).toBe("Rs. 450")
})
