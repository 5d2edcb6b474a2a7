import { expect, test } from "vitest"
import { estimateOrder, type OrderToEstimate } from "./estimate-order.ts"

const placedAt = new Date("2026-11-16T07:30:00Z")
const now = placedAt.getTime()
const store = { latitude: 28.63, longitude: 77.21, schedule: { capacity: 10, timeZone: "Asia/Kolkata" as const } }
const order: OrderToEstimate = {
  status: "ORDER PLACED",
  deliveryType: "PICKUP",
  slot: null,
  placedAt,
  startsAt: placedAt,
  takenUpAt: null,
  items: 9,
  destination: null,
}
const estimate = (queue: number, change: Partial<OrderToEstimate> = {}) =>
  estimateOrder({ ...order, ...change }, undefined, store, { queue, now })

test("the estimate counts the items ahead of an order, but not its own items once the store's queue contains them", () => {
  const behindQueue = estimate(12)
  expect(behindQueue?.from).toBeGreaterThan(estimate(0)?.from ?? 0)
  expect(estimate(12 + 9, { takenUpAt: placedAt })).toEqual(behindQueue)
  // An order can have a ticket before the queue contains it.
  expect(estimate(0, { takenUpAt: placedAt })).toEqual(estimate(0))
})

test("an order that is not placed or has ended has no estimate", () => {
  for (const change of [
    { status: "PENDING", placedAt: null },
    { status: "CANCELLED" },
    { status: "DELIVERED" },
  ] as const)
    expect([change, estimate(0, change)]).toEqual([change, null])
})

test("creating the ticket doesn't change the estimate: until it is accepted, the estimate counts from the order's placement", () => {
  const ticket = { stage: "PLACED", since: new Date(now + 61_000), rider: null } as const
  expect(estimateOrder(order, ticket, store, { queue: 0, now })).toEqual(estimate(0))
})
