import { describe, expect, test } from "vitest"
import { MINUTE_MS } from "../stores/zoned-time.ts"
import { type ArrivalInput, currentPosition, estimateArrival, itemsAheadOf } from "./estimate-arrival.ts"

const now = Date.parse("2026-11-16T09:30:00Z")
const store = { latitude: 12.9352, longitude: 77.6245, schedule: { capacity: 10, timeZone: "Asia/Kolkata" as const } }
const destination = { latitude: 12.95, longitude: 77.63 }
const cart: ArrivalInput = {
  deliveryType: "DELIVERY",
  items: 2,
  destination,
  slot: null,
  progress: null,
  itemsAhead: 3,
}
const placedOrder = (
  change: Partial<NonNullable<ArrivalInput["progress"]>> = {},
  order: Partial<ArrivalInput> = {},
) => ({
  ...cart,
  ...order,
  progress: { stage: "PLACED" as const, stageBeganAt: now, isAdvance: false, riderPosition: null, ...change },
})

describe("the estimate of an order's arrival", () => {
  test("a cart gets the same estimate as the order that is created from it at that time", () => {
    expect(estimateArrival(cart, store, now)).toEqual(estimateArrival(placedOrder(), store, now))
  })

  test("an estimate has whole minutes and starts before it ends", () => {
    const arrival = estimateArrival(cart, store, now + 1)
    expect([(arrival?.from ?? 1) % MINUTE_MS, (arrival?.to ?? 1) % MINUTE_MS]).toEqual([0, 0])
    expect(arrival?.to).toBeGreaterThan(arrival?.from ?? 0)
  })

  test("an order that waits longer arrives later, because nothing is made before it is accepted", () => {
    const [soon, late] = [now, now + 30 * MINUTE_MS].map((at) => estimateArrival(placedOrder(), store, at)?.to ?? 0)
    expect((late ?? 0) - (soon ?? 0)).toBeGreaterThan(25 * MINUTE_MS)
  })

  test("there is no estimate after the handover or a cancellation, while a pickup waits at the counter, or without a destination", () => {
    expect(estimateArrival(placedOrder({ stage: "HANDED OVER" }), store, now)).toBeNull()
    expect(estimateArrival(placedOrder({ stage: "CANCELLED" }), store, now)).toBeNull()
    expect(estimateArrival(placedOrder({ stage: "READY" }, { deliveryType: "PICKUP" }), store, now)).toBeNull()
    expect(estimateArrival({ ...cart, destination: null }, store, now)).toBeNull()
    expect(estimateArrival({ ...cart, destination: null, deliveryType: "PICKUP" }, store, now)).not.toBeNull()
  })

  test("an advance order arrives in its slot, and later only if the kitchen is behind", () => {
    const slot = now + 120 * MINUTE_MS
    const slotRange = { from: slot, to: slot + 15 * MINUTE_MS }
    expect(estimateArrival({ ...cart, slot }, store, now)).toEqual(slotRange)
    expect(estimateArrival(placedOrder({ isAdvance: true }, { slot }), store, now)).toEqual(slotRange)
    expect(estimateArrival(placedOrder({}, { slot }), store, now)).toEqual(slotRange)
    expect(estimateArrival(placedOrder({ stageBeganAt: slot }, { slot }), store, slot)?.to).toBeGreaterThan(
      slotRange.to,
    )
  })

  test("a rider's position counts only if it is from this trip and recent", () => {
    const near = { latitude: 12.9499, longitude: 77.63, at: now }
    const estimateOnTheWay = (riderPosition: typeof near | null) =>
      estimateArrival(placedOrder({ stage: "ON THE WAY", stageBeganAt: now, riderPosition }), store, now)
    expect(estimateOnTheWay(near)?.to).toBeLessThan(estimateOnTheWay({ ...near, at: now - 1 })?.to ?? 0)
    expect(currentPosition(near, now + 1, now + 2)).toBeNull()
    expect(currentPosition(near, now, now + 4 * MINUTE_MS)).toBeNull()
    expect(currentPosition(near, now, now)).toEqual(near)
  })

  test("an order's own items don't count as ahead of it", () => {
    expect(itemsAheadOf(10, { items: 3, isQueued: false })).toBe(10)
    expect(itemsAheadOf(10, { items: 3, isQueued: true })).toBe(7)
    expect(itemsAheadOf(1, { items: 3, isQueued: true })).toBe(0)
  })
})
