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
