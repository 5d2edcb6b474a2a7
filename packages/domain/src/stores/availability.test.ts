import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { availabilityOf, DAYS_AHEAD, SLOT_MS, slotsOf } from "./availability.ts"
import type { Shift, StoreSchedule, DeliveryTypeSchedule } from "./store-schedule.ts"
import { MINUTE_MS } from "./zoned-time.ts"

const HOUR = 60
const delivery: DeliveryTypeSchedule = { type: "DELIVERY", lastOrderMinutes: 30, leadMinutes: 30 }
const pickup: DeliveryTypeSchedule = { type: "PICKUP", lastOrderMinutes: 15, leadMinutes: 15 }
const day: Shift = { opens: 11 * HOUR, closes: 23 * HOUR }

function scheduleOf(change: Partial<StoreSchedule> = {}): StoreSchedule {
  return {
    timeZone: "Asia/Kolkata",
    week: Array.from({ length: 7 }, () => [day]),
    holidays: [],
    ways: [delivery, pickup],
    capacity: 2,
    online: true,
    ...change,
  }
}

/** Parses a local time in India; 2026-11-15 is a Sunday. */
const indianTime = (text: string) => Date.parse(`${text}+05:30`)

describe("availabilityOf", () => {
  test("[LOC-12a] a store is open during its hours, in its own time zone", () => {
    expect(availabilityOf(scheduleOf(), "DELIVERY", indianTime("2026-11-15T11:00"))).toEqual({
      open: true,
      readyAt: indianTime("2026-11-15T11:30"),
      lastOrderAt: indianTime("2026-11-15T22:30"),
      closesAt: indianTime("2026-11-15T23:00"),
    })
    expect(availabilityOf(scheduleOf(), "DELIVERY", indianTime("2026-11-15T10:59"))).toEqual({
      open: false,
      reason: "closed",
      nextReadyAt: indianTime("2026-11-15T11:30"),
      opensAt: indianTime("2026-11-15T11:00"),
    })
    const dhaka = scheduleOf({ timeZone: "Asia/Dhaka" })
    expect(availabilityOf(dhaka, "DELIVERY", indianTime("2026-11-15T10:30")).open).toBe(true)
    expect(availabilityOf(dhaka, "DELIVERY", indianTime("2026-11-15T10:29")).open).toBe(false)
  })

  test("[LOC-12a] the last order is accepted before closing, at a separate time for each delivery type", () => {
    expect(availabilityOf(scheduleOf(), "DELIVERY", indianTime("2026-11-15T22:30")).open).toBe(true)
    expect(availabilityOf(scheduleOf(), "DELIVERY", indianTime("2026-11-15T22:31"))).toMatchObject({
      open: false,
      reason: "closed",
      nextReadyAt: indianTime("2026-11-16T11:30"),
      opensAt: null,
    })
    expect(availabilityOf(scheduleOf(), "PICKUP", indianTime("2026-11-15T22:31")).open).toBe(true)
  })

  test("[LOC-12a] a store is closed between split shifts, and its next opening time is known", () => {
    const split = scheduleOf({
      week: Array.from({ length: 7 }, () => [
        { opens: 11 * HOUR, closes: 15 * HOUR },
        { opens: 18 * HOUR, closes: 23 * HOUR },
      ]),
    })
    expect(availabilityOf(split, "PICKUP", indianTime("2026-11-15T16:00"))).toEqual({
      open: false,
      reason: "closed",
      nextReadyAt: indianTime("2026-11-15T18:15"),
      opensAt: indianTime("2026-11-15T18:00"),
    })
  })

  test("[LOC-12a] a late shift is still open after midnight, even if the new day is a holiday", () => {
    const late = scheduleOf({
      week: Array.from({ length: 7 }, () => [{ opens: 11 * HOUR, closes: 26 * HOUR }]),
      holidays: [{ date: "2026-11-16", name: "Rest", shifts: [] }],
    })
    expect(availabilityOf(late, "DELIVERY", indianTime("2026-11-16T01:15"))).toMatchObject({
      open: true,
      closesAt: indianTime("2026-11-16T02:00"),
    })
    expect(availabilityOf(late, "DELIVERY", indianTime("2026-11-16T12:00"))).toMatchObject({
      open: false,
      reason: "holiday",
      opensAt: indianTime("2026-11-17T11:00"),
    })
  })

  test("[LOC-12c] an offline store, a full slot and a delivery type that isn't offered each have a reason", () => {
    const now = indianTime("2026-11-15T12:00")
    expect(availabilityOf(scheduleOf({ online: false }), "DELIVERY", now)).toMatchObject({
      open: false,
      reason: "offline",
      nextReadyAt: indianTime("2026-11-15T12:30"),
    })
    const bookedOrders = (slotStart: number) => (slotStart < indianTime("2026-11-15T13:00") ? 2 : 0)
    expect(availabilityOf(scheduleOf(), "DELIVERY", now, bookedOrders)).toMatchObject({
      open: false,
      reason: "full",
      nextReadyAt: indianTime("2026-11-15T13:00"),
    })
    expect(availabilityOf(scheduleOf(), "DINEIN", now)).toEqual({
      open: false,
      reason: "not-served",
      nextReadyAt: null,
      opensAt: null,
    })
  })

  test("[LOC-12a] a store that never opens is reported as closed without a next time", () => {
    const never = scheduleOf({ week: Array.from({ length: 7 }, () => []) })
    expect(availabilityOf(never, "PICKUP", indianTime("2026-11-15T12:00"))).toEqual({
      open: false,
      reason: "closed",
      nextReadyAt: null,
      opensAt: null,
    })
  })
})

const shifts = fc
  .uniqueArray(fc.integer({ min: 0, max: 110 }), { maxLength: 4 })
  .map((bounds) => bounds.toSorted((one, other) => one - other).map((bound) => bound * 15))
  .map((bounds) =>
    bounds.flatMap((opens, index) => {
      const closes = bounds[index + 1]
      return index % 2 === 0 && closes !== undefined && closes - opens >= 60 ? [{ opens, closes }] : []
    }),
  )
  // A shift that runs into the next day must not overlap the next day's first one.
  .map((list) =>
    list.map(({ opens, closes }) => ({ opens: Math.max(opens, 240), closes })).filter((s) => s.closes - s.opens >= 60),
  )

const schedules = fc
  .record({
    week: fc.array(shifts, { minLength: 7, maxLength: 7 }),
    online: fc.boolean(),
    closedDay: fc.integer({ min: 14, max: 22 }),
  })
  .map(({ week, online, closedDay }) =>
    scheduleOf({ week, online, holidays: [{ date: `2026-11-${closedDay}`, name: "Rest", shifts: [] }] }),
  )
const timestamps = fc
  .integer({ min: 0, max: 7 * 24 * 60 })
  .map((minutes) => indianTime("2026-11-14T00:00") + minutes * MINUTE_MS)

describe("slotsOf", () => {
  test("[ORD-10a] [LOC-12b] slots are sorted, start on a quarter hour, can be met and are not full", () => {
    fc.assert(
      fc.property(schedules, timestamps, fc.nat({ max: 7 }), (schedule, now, busy) => {
        const bookedOrders = (slotStart: number) => ((slotStart / SLOT_MS) % 8 === busy ? schedule.capacity : 0)
        const slots = slotsOf(schedule, "PICKUP", now, bookedOrders)
        expect(slots).toEqual([...new Set(slots)].toSorted((one, other) => one - other))
        for (const slot of slots) {
          expect(slot % SLOT_MS).toBe(0)
          expect(slot).toBeGreaterThanOrEqual(now + pickup.leadMinutes * MINUTE_MS)
          expect(slot).toBeLessThan(now + (DAYS_AHEAD + 1) * 24 * 60 * MINUTE_MS)
          expect(bookedOrders(slot)).toBeLessThan(schedule.capacity)
          // Can be met: when ordered a lead time before, the store was open and accepted orders.
          const atOrderTime = availabilityOf(
            { ...schedule, online: true },
            "PICKUP",
            slot - pickup.leadMinutes * MINUTE_MS,
          )
          expect(atOrderTime.open).toBe(true)
        }
      }),
    )
  })

  test("[LOC-12b] [LOC-12c] when the store accepts no orders now, the next time is its first slot", () => {
    fc.assert(
      fc.property(schedules, timestamps, (schedule, now) => {
        const availability = availabilityOf(schedule, "PICKUP", now)
        const [first = null] = slotsOf(schedule, "PICKUP", now)
        expect(availability.open ? first : availability.nextReadyAt).toBe(first)
      }),
    )
  })
})
