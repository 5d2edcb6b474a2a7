import type { DeliveryType } from "../orders/delivery-type.ts"
import type { OrdersPromised, Shift, StoreSchedule, Way } from "./store-schedule.ts"
import { isoDateOf, localTimeOf, MINUTE, momentOf, weekdayOf, type LocalDay } from "./zoned-time.ts"

export const QUARTER = 15 * MINUTE
/** How far ahead an order can be placed, today included. */
export const DAYS_AHEAD = 7

/** Why a store does not take an order for now. */
export type Reason = "not-served" | "offline" | "holiday" | "closed" | "full"

export type Availability =
  | { open: true; /** When the order would be there. */ readyAt: number; lastOrderAt: number; closesAt: number }
  | {
      open: false
      reason: Reason
      /** The first moment an order placed now can be ready, as an advance order; none in the days ahead: null. */
      nextReadyAt: number | null
      /** When the doors open next; null while they are open. */
      opensAt: number | null
    }

const nothingPromised: OrdersPromised = () => 0

/** Whether this store takes an order for this way at this moment, and if not, why and when. The only place that knows. */
export function availabilityOf(
  schedule: StoreSchedule,
  type: DeliveryType,
  at: number,
  promised: OrdersPromised = nothingPromised,
): Availability {
  const way = schedule.ways.find((each) => each.type === type)
  if (!way) return { open: false, reason: "not-served", nextReadyAt: null, opensAt: null }
  const current = openShiftAt(schedule, at)
  const closed = (reason: Reason): Availability => ({
    open: false,
    reason,
    nextReadyAt: firstReady(schedule, way, at, promised),
    opensAt: current ? null : nextOpening(schedule, at),
  })
  if (!schedule.online) return closed("offline")
  if (!current || at > current.lastOrderAt(way)) return closed(isHoliday(schedule, at) ? "holiday" : "closed")
  const readyAt = at + way.leadMinutes * MINUTE
  if (promised(quarterOf(readyAt)) >= schedule.capacity) return closed("full")
  return { open: true, readyAt, lastOrderAt: current.lastOrderAt(way), closesAt: current.closesAt }
}

/** The quarters of an hour an order can be ready in, from the first one that can be kept on, over the days ahead. */
export function slotsOf(
  schedule: StoreSchedule,
  type: DeliveryType,
  at: number,
  promised: OrdersPromised = nothingPromised,
): number[] {
  const way = schedule.ways.find((each) => each.type === type)
  return way ? [...readyQuarters(schedule, way, at, promised)] : []
}

export function quarterOf(at: number): number {
  return Math.floor(at / QUARTER) * QUARTER
}

interface OpenShift {
  opensAt: number
  closesAt: number
  lastOrderAt(way: Way): number
}

export function shiftsOf(schedule: StoreSchedule, day: LocalDay): readonly Shift[] {
  const date = isoDateOf(day)
  return schedule.holidays.find((holiday) => holiday.date === date)?.shifts ?? schedule.week[weekdayOf(day)] ?? []
}

function openShifts(schedule: StoreSchedule, day: LocalDay): OpenShift[] {
  return shiftsOf(schedule, day).map(({ opens, closes }) => ({
    opensAt: momentOf(day, opens, schedule.timeZone),
    closesAt: momentOf(day, closes, schedule.timeZone),
    lastOrderAt: (way) => momentOf(day, closes - way.lastOrderMinutes, schedule.timeZone),
  }))
}

/** Yesterday's late shift may still be open. */
function openShiftAt(schedule: StoreSchedule, at: number): OpenShift | undefined {
  const { day } = localTimeOf(at, schedule.timeZone)
  return [...openShifts(schedule, day - 1), ...openShifts(schedule, day)].find(
    ({ opensAt, closesAt }) => at >= opensAt && at < closesAt,
  )
}

function nextOpening(schedule: StoreSchedule, at: number): number | null {
  const { day } = localTimeOf(at, schedule.timeZone)
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const next = openShifts(schedule, day + ahead)
      .map(({ opensAt }) => opensAt)
      .filter((opensAt) => opensAt > at)
    if (next.length > 0) return Math.min(...next)
  }
  return null
}

function isHoliday(schedule: StoreSchedule, at: number): boolean {
  const date = isoDateOf(localTimeOf(at, schedule.timeZone).day)
  return schedule.holidays.some((holiday) => holiday.date === date)
}

function firstReady(schedule: StoreSchedule, way: Way, at: number, promised: OrdersPromised): number | null {
  for (const quarter of readyQuarters(schedule, way, at, promised)) return quarter
  return null
}

/** An order is made in the shift it is ready in: not before opening plus its lead, nor after the last order plus it. */
function* readyQuarters(
  schedule: StoreSchedule,
  way: Way,
  at: number,
  promised: OrdersPromised,
): Generator<number, void, undefined> {
  const lead = way.leadMinutes * MINUTE
  const { day } = localTimeOf(at, schedule.timeZone)
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead++) {
    for (const shift of openShifts(schedule, day + ahead)) {
      const earliest = Math.max(shift.opensAt, at) + lead
      const latest = shift.lastOrderAt(way) + lead
      for (let quarter = Math.ceil(earliest / QUARTER) * QUARTER; quarter <= latest; quarter += QUARTER) {
        if (promised(quarter) < schedule.capacity) yield quarter
      }
    }
  }
}
