import { expect, test } from "vitest"
import { type EarningFacts, orderEarningState } from "./order-earning.ts"

const member: EarningFacts = {
  membership: "member",
  wasMemberThen: true,
  ownEarning: null,
  otherEarning: null,
  hasOtherOpenOrder: false,
}
const placed = { status: "ORDER PLACED", itemsPrice: 100 } as const

test.each([
  ["a member's order", placed, member, "EXPECTED"],
  ["an order that waits for its payment", { ...placed, status: "PENDING" }, member, "NONE"],
  ["a cancelled order", { ...placed, status: "CANCELLED" }, member, "NONE"],
  ["a free pizza alone", { ...placed, itemsPrice: 0 }, member, "NONE"],
  ["an order of someone who isn't a member", placed, { ...member, membership: "none" }, "NOT_A_MEMBER"],
  ["an order from before joining", placed, { ...member, wasMemberThen: false }, "NONE"],
  ["an order of someone who left", placed, { ...member, membership: "former member" }, "NONE"],
  ["one of two open orders of a day", placed, { ...member, hasOtherOpenOrder: true }, "FIRST_DELIVERED"],
  ["an order after another was delivered", placed, { ...member, otherEarning: "valid" }, "ANOTHER_ORDER"],
  ["an order after another's points were lost", placed, { ...member, otherEarning: "void" }, "DAY_LOST"],
  ["a delivered order", { ...placed, status: "DELIVERED" }, { ...member, ownEarning: "pending" }, "PENDING"],
  ["a credited order", { ...placed, status: "DELIVERED" }, { ...member, ownEarning: "credited" }, "CREDITED"],
  ["an order whose points were taken back", placed, { ...member, ownEarning: "void" }, "NONE"],
  ["a delivered order without an earning", { ...placed, status: "DELIVERED" }, member, "NONE"],
] as const)("[LOY-3a] [LOY-3b] the state of what an order earns: %s", (_title, order, facts, expected) => {
  expect(orderEarningState(order, facts)).toBe(expected)
})
