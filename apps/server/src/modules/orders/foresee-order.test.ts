import { expect, test } from "vitest"
import { estimatePlaced } from "./foresee-order.ts"
import type { StoredOrder } from "./orders.store.ts"

const now = new Date("2026-11-16T07:30:00Z")
const store = { latitude: 28.63, longitude: 77.21, schedule: { capacity: 10, timeZone: "Asia/Kolkata" } }

function shopWith(itemsAhead: number) {
  const kitchen = { itemsAhead: () => itemsAhead }
  return { kitchen, clock: { now: () => now }, locator: { findStore: () => store } } as never
}

const order = {
  country: "IN",
  storeId: "6585R",
  status: "ORDER PLACED",
  slot: null,
  placedAt: now,
  takenUpAt: null,
  deliveryType: "PICKUP",
  place: { address: null },
  bill: { items: 9 },
} as unknown as StoredOrder

test("[TRK-1] an order waits for those before it, and not for itself once it is on the board", () => {
  const before = estimatePlaced(shopWith(12), order)
  expect(before?.from).toBeGreaterThan(estimatePlaced(shopWith(0), order)?.from ?? 0)
  expect(estimatePlaced(shopWith(12 + 9), { ...order, takenUpAt: now })).toEqual(before)
  // Taken up, and not counted yet.
  expect(estimatePlaced(shopWith(0), { ...order, takenUpAt: now })).toEqual(estimatePlaced(shopWith(0), order))
})

test("[TRK-1] no time is told of an order that is not placed, is for later, or is being made", () => {
  const others: Partial<StoredOrder>[] = [
    { status: "PENDING", placedAt: null },
    { status: "ADVANCE ORDER", slot: now },
    { slot: now },
    { status: "INPROCESS" },
    { status: "CANCELLED" },
  ]
  for (const other of others)
    expect([other, estimatePlaced(shopWith(0), { ...order, ...other })]).toEqual([other, null])
})
