import { expect, test } from "vitest"
import { type EarningFacts, orderEarningState } from "./order-earning.ts"

const member: EarningFacts = { isMember: true, wasMemberThen: true, ownEarning: null, hasOtherOfDay: false }
const placed = { status: "ORDER PLACED", payable: 100 } as const

test.each([
  ["a member's order", placed, member, "EXPECTED"],
  ["an order that waits for its payment", { ...placed, status: "PENDING" }, member, "NONE"],
  ["a cancelled order", { ...placed, status: "CANCELLED" }, member, "NONE"],
  ["a free pizza alone", { ...placed, payable: 0 }, member, "NONE"],
  ["an order of someone who isn't a member", placed, { ...member, isMember: false }, "NOT_A_MEMBER"],
  ["an order from before joining", placed, { ...member, wasMemberThen: false }, "NONE"],
  ["a second order of the day", placed, { ...member, hasOtherOfDay: true }, "ANOTHER_ORDER"],
  ["a delivered order", { ...placed, status: "DELIVERED" }, { ...member, ownEarning: "pending" }, "PENDING"],
  ["a credited order", { ...placed, status: "DELIVERED" }, { ...member, ownEarning: "credited" }, "CREDITED"],
  ["an order whose points were taken back", placed, { ...member, ownEarning: "void" }, "NONE"],
  ["a delivered order without an earning", { ...placed, status: "DELIVERED" }, member, "NONE"],
] as const)("[LOY-3] %s earns as the rules say", (_title, order, facts, expected) => {
  expect(orderEarningState(order, facts)).toBe(expected)
})
