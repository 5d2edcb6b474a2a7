import type { DeliveryType } from "../orders/delivery-type.ts"
import type { BookedOrders, Shift, StoreSchedule, DeliveryTypeSchedule } from "./store-schedule.ts"
import { isoDateOf, localTimeOf, MINUTE_MS, timestampOf, weekdayOf, type LocalDay } from "./zoned-time.ts"

export const SLOT_MS = 15 * MINUTE_MS
/** For how many days orders can be placed, including today. */
export const DAYS_AHEAD = 7

/** Why a store does not accept an order now. */
export type UnavailableReason = "not-served" | "offline" | "holiday" | "closed" | "full"

export type Availability =
  | {
      open: true
      /** When the order would arrive or be ready. */
      readyAt: number
      lastOrderAt: number
      closesAt: number
    }
  | {
      open: false
      reason: UnavailableReason
      /**
       * The first time that an order placed now can be ready, as an advance order; null if there is none in the days
       * ahead.
       */
      nextReadyAt: number | null
      /** When the store opens next; null while it is open. */
      opensAt: number | null
    }

const nothingBooked: BookedOrders = () => 0

/**
 * Checks whether this store accepts an order for this delivery type now, and if not, why and when it will. The only
 * function that decides this.
 */
export function availabilityOf(
  schedule: StoreSchedule,
  type: DeliveryType,
  now: number,
  bookedOrders: BookedOrders = nothingBooked,
): Availability {
  const service = schedule.ways.find((each) => each.type === type)
  if (!service) return { open: false, reason: "not-served", nextReadyAt: null, opensAt: null }
  const currentShift = openShiftAt(schedule, now)
  const unavailable = (reason: UnavailableReason): Availability => ({
    open: false,
    reason,
    nextReadyAt: firstReadySlot(schedule, service, now, bookedOrders),
    opensAt: currentShift ? null : nextOpening(schedule, now),
  })
  if (!schedule.online) return unavailable("offline")
  if (!currentShift || now > currentShift.lastOrderAt(service))
    return unavailable(isHoliday(schedule, now) ? "holiday" : "closed")
  const readyAt = now + service.leadMinutes * MINUTE_MS
  if (bookedOrders(slotOf(readyAt)) >= schedule.capacity) return unavailable("full")
  return { open: true, readyAt, lastOrderAt: currentShift.lastOrderAt(service), closesAt: currentShift.closesAt }
}

/** Returns the slots that an order can be ready in, from the first possible one, over the days ahead. */
export function slotsOf(
  schedule: StoreSchedule,
  type: DeliveryType,
  now: number,
  bookedOrders: BookedOrders = nothingBooked,
): number[] {
  const service = schedule.ways.find((each) => each.type === type)
  return service ? [...readySlots(schedule, service, now, bookedOrders)] : []
}

export function slotOf(timestamp: number): number {
  return Math.floor(timestamp / SLOT_MS) * SLOT_MS
}

interface OpenShift {
  opensAt: number
  closesAt: number
  lastOrderAt(service: DeliveryTypeSchedule): number
}

export function shiftsOf(schedule: StoreSchedule, day: LocalDay): readonly Shift[] {
  const date = isoDateOf(day)
  return schedule.holidays.find((holiday) => holiday.date === date)?.shifts ?? schedule.week[weekdayOf(day)] ?? []
}

function openShifts(schedule: StoreSchedule, day: LocalDay): OpenShift[] {
  return shiftsOf(schedule, day).map(({ opens, closes }) => ({
    opensAt: timestampOf(day, opens, schedule.timeZone),
    closesAt: timestampOf(day, closes, schedule.timeZone),
    lastOrderAt: (service) => timestampOf(day, closes - service.lastOrderMinutes, schedule.timeZone),
  }))
}

/** Returns the shift that is open, which may be a late shift of the previous day. */
function openShiftAt(schedule: StoreSchedule, now: number): OpenShift | undefined {
  const { day } = localTimeOf(now, schedule.timeZone)
  return [...openShifts(schedule, day - 1), ...openShifts(schedule, day)].find(
    ({ opensAt, closesAt }) => now >= opensAt && now < closesAt,
  )
}

function nextOpening(schedule: StoreSchedule, now: number): number | null {
  const { day } = localTimeOf(now, schedule.timeZone)
  for (let dayOffset = 0; dayOffset <= DAYS_AHEAD; dayOffset++) {
    const openings = openShifts(schedule, day + dayOffset)
      .map(({ opensAt }) => opensAt)
      .filter((opensAt) => opensAt > now)
    if (openings.length > 0) return Math.min(...openings)
  }
  return null
}

function isHoliday(schedule: StoreSchedule, now: number): boolean {
  const date = isoDateOf(localTimeOf(now, schedule.timeZone).day)
  return schedule.holidays.some((holiday) => holiday.date === date)
}

function firstReadySlot(
  schedule: StoreSchedule,
  service: DeliveryTypeSchedule,
  now: number,
  bookedOrders: BookedOrders,
): number | null {
  for (const slot of readySlots(schedule, service, now, bookedOrders)) return slot
  return null
}

/**
 * Yields the slots in which an order can be ready. It is made in the shift that it is ready in: the slot is not before
 * opening plus the lead time, nor after the last order plus the lead time.
 */
function* readySlots(
  schedule: StoreSchedule,
  service: DeliveryTypeSchedule,
  now: number,
  bookedOrders: BookedOrders,
): Generator<number, void, undefined> {
  const leadMs = service.leadMinutes * MINUTE_MS
  const { day } = localTimeOf(now, schedule.timeZone)
  for (let dayOffset = -1; dayOffset < DAYS_AHEAD; dayOffset++) {
    for (const shift of openShifts(schedule, day + dayOffset)) {
      const earliest = Math.max(shift.opensAt, now) + leadMs
      const latest = shift.lastOrderAt(service) + leadMs
      for (let slot = Math.ceil(earliest / SLOT_MS) * SLOT_MS; slot <= latest; slot += SLOT_MS) {
        if (bookedOrders(slot) < schedule.capacity) yield slot
      }
    }
  }
}
