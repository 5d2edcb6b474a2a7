import type { StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"
import { shiftsOf } from "@hearth/domain/stores/availability.ts"
import { localTimeOf, MINUTE_MS, timestampOf, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

const HOUR_MS = 60 * MINUTE_MS
/** The closing time when the store's hours are unknown. */
const MIDNIGHT_MINUTE = 24 * 60

export type SoldOutPreset = "hour" | "tonight" | "tomorrow" | "chosen"

/** When the store closes on a day, according to its schedule. */
function closingTime(day: number, zone: TimeZone, schedule: StoreSchedule | undefined): number {
  const lastShift = schedule ? shiftsOf(schedule, day).at(-1) : undefined
  return timestampOf(day, lastShift?.closes ?? MIDNIGHT_MINUTE, zone)
}

/**
 * The end times that can be chosen with one tap. After midnight, a shift that began the evening before still counts as
 * tonight.
 */
export function soldOutPresets(now: number, zone: TimeZone, schedule: StoreSchedule | undefined) {
  const { day } = localTimeOf(now, zone)
  const previousClose = closingTime(day - 1, zone, schedule)
  const tonight = previousClose > now ? previousClose : closingTime(day, zone, schedule)
  const tomorrow = closingTime(previousClose > now ? day : day + 1, zone, schedule)
  return { hour: now + HOUR_MS, tonight: tonight > now ? tonight : tomorrow, tomorrow }
}

/** Parses a time such as `2026-11-15T18:30` in the store's time zone. */
export function parseLocalTime(text: string, zone: TimeZone): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text)
  if (!match) return undefined
  const day = Date.parse(`${match[1]}T00:00:00Z`) / (24 * HOUR_MS)
  return Number.isNaN(day) ? undefined : timestampOf(day, Number(match[2]) * 60 + Number(match[3]), zone)
}
