import type { AuditEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { expect, test } from "vitest"
import { formatMoney } from "@hearth/domain/money/format-money.ts"
import { describeEntry as describeWith } from "./describe-entry.ts"

const describeEntry = (described: AuditEntry) => describeWith(described, (amount) => formatMoney(amount, "IN"))

const userId = "0197a1b2-0000-7000-8000-0000abcd1234"
const entry = (overrides: Partial<AuditEntry>): AuditEntry => ({
  entryId: 1,
  at: "2026-11-17T07:30:00.000Z",
  member: { memberId: "0197a1b2-0000-7000-8000-000000000001", name: "Meera" },
  action: "customer searched",
  subject: userId,
  from: null,
  to: null,
  reason: null,
  ...overrides,
})

test.each<[overrides: Partial<AuditEntry>, sentence: string, change: string | undefined]>([
  [{}, "Meera looked up a customer", undefined],
  [{ action: "cases searched" }, "Meera searched for cases", undefined],
  [{ action: "cases searched", subject: null }, "Meera searched for cases with a number that nothing has", undefined],
  [{ action: "case read" }, "Meera opened a case", undefined],
  [
    { action: "remedy requested", to: { kind: "REFUND", amount: 300_00, caseNumber: "C-7K2M9QXD" } },
    "Meera asked for approval of a refund of ₹300, case C-7K2M9QXD",
    undefined,
  ],
  [
    { action: "remedy given", to: { kind: "WALLET_CREDIT", amount: 90_50, caseNumber: "C-7K2M9QXD" } },
    "Meera gave wallet credit of ₹90.50, case C-7K2M9QXD",
    undefined,
  ],
  [
    { action: "remedy approved", to: { kind: "NEW_ORDER", amount: 300_00, caseNumber: "C-7K2M9QXD" } },
    "Meera approved a new order worth ₹300, case C-7K2M9QXD",
    undefined,
  ],
  [
    { action: "remedy rejected", to: { kind: "REFUND", amount: 300_00, caseNumber: "C-7K2M9QXD" } },
    "Meera rejected a refund of ₹300, case C-7K2M9QXD",
    "Request: Waiting → Rejected",
  ],
  [{ subject: null }, "Meera looked for a customer and found nobody", undefined],
  [{ action: "correction requested", to: { points: 700 } }, "Meera asked for approval of adding 700 points", undefined],
  [
    { action: "correction applied", from: { balance: 0 }, to: { points: 100, balance: 100 } },
    "Meera added 100 points",
    "Balance: 0 points → 100 points",
  ],
  [
    { action: "correction applied", from: { balance: 50 }, to: { points: -100, balance: -50 } },
    "Meera removed 100 points",
    "Balance: 50 points → −50 points",
  ],
  [
    { action: "correction approved", from: { balance: 100 }, to: { points: 1700, balance: 1800 } },
    "Meera approved adding 1,700 points",
    "Balance: 100 points → 1,800 points",
  ],
  [
    { action: "correction rejected", from: { status: "pending" }, to: { status: "rejected", points: -700 } },
    "Meera rejected removing 700 points",
    "Request: Waiting → Rejected",
  ],
  [
    { action: "points taken back", from: { orderId: "IN12345678", points: 100 }, to: { points: 0 } },
    "Meera took back 100 points of order IN12345678",
    "Points of the order: 100 points → 0 points",
  ],
  [
    { action: "member hired", to: { isManager: false, roles: ["support"] } },
    "Meera added a person to head office",
    "Roles: None → Support",
  ],
  [
    { action: "member hired", to: { isManager: true, roles: [] } },
    "Meera added a manager to head office",
    "Roles: None → Every role",
  ],
  [
    { action: "member ended", from: { isManager: false, roles: ["support", "finance"] } },
    "Meera ended a person’s access",
    "Roles: Support, Finance → None",
  ],
  [{ action: "password reset" }, "Meera set a temporary password for a member", undefined],
  [{ action: "points history read" }, "Meera read a customer’s points history", undefined],
  [
    { action: "member ended", from: { isManager: true, roles: [] } },
    "Meera ended a manager’s access",
    "Roles: Every role → None",
  ],
  [
    { action: "roles changed", from: { roles: [] }, to: { roles: ["support", "finance"] } },
    "Meera changed a member’s roles",
    "Roles: None → Support, Finance",
  ],
  [
    { action: "switch changed", subject: "wallet", from: { isOff: false }, to: { isOff: true } },
    "Meera turned off wallet",
    "Feature: On → Off",
  ],
  [
    { action: "switch changed", subject: "wallet", from: { isOff: true }, to: { isOff: false } },
    "Meera turned on wallet",
    "Feature: Off → On",
  ],
])("an entry with %j says: %s", (overrides, sentence, change) => {
  const described = describeEntry(entry(overrides))
  const { name, from, to } = described.change ?? {}
  expect([described.sentence, described.change && `${name}: ${from} → ${to}`]).toEqual([sentence, change])
})

test("the subject is shortened to the end of its id, which differs between customers, and a feature has its name", () => {
  expect(describeEntry(entry({})).subject).toBe("Customer …abcd1234")
  for (const action of ["member hired", "member ended", "roles changed", "password reset"])
    expect(describeEntry(entry({ action })).subject).toBe("Member …abcd1234")
  expect(describeEntry(entry({ action: "switch changed", subject: "wallet" })).subject).toBe("Feature wallet")
  expect(describeEntry(entry({ action: "case read" })).subject).toBe("Case …abcd1234")
  expect(describeEntry(entry({ action: "cases searched" })).subject).toBe("Customer …abcd1234")
  expect(describeEntry(entry({ action: "cases searched", subject: "IN7K2M9QXD" })).subject).toBe("IN7K2M9QXD")
  expect(describeEntry(entry({ subject: null })).subject).toBeUndefined()
})

test("an action that a newer version recorded is shown by its name", () => {
  const newer = entry({ action: "points merged", subject: "merge-1", from: { points: 1 }, to: { points: 2 } })
  expect(describeEntry(newer)).toEqual({ sentence: "Meera did: points merged", subject: "merge-1", change: undefined })
})

test("an entry of a member whose name is unknown says that someone did it", () => {
  const member = { memberId: userId, name: "" }
  expect(describeEntry(entry({ member })).sentence).toBe("Someone looked up a customer")
})
