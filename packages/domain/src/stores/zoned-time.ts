/**
 * The chain's three time zones have each had one offset since 2009, and none plans daylight saving time; a test
 * compares these with Node's time-zone data. So the browser needs no library to know when a store opens.
 */
const offsetMinutes = { "Asia/Kolkata": 330, "Asia/Colombo": 330, "Asia/Dhaka": 360 } as const

export type TimeZone = keyof typeof offsetMinutes

export const MINUTE_MS = 60_000
export const MINUTES_PER_DAY = 24 * 60

/** A calendar day, counted from 1970-01-01. */
export type LocalDay = number

export interface LocalTime {
  day: LocalDay
  /** Minutes since local midnight. */
  minute: number
}

/** In milliseconds, or in the API's form: `2026-11-16T07:30:00.000Z`. */
export type Timestamp = number | string

export function localTimeOf(timestamp: Timestamp, zone: TimeZone): LocalTime {
  const minutes = (typeof timestamp === "number" ? timestamp : Date.parse(timestamp)) / MINUTE_MS + offsetMinutes[zone]
  const day = Math.floor(minutes / MINUTES_PER_DAY)
  return { day, minute: minutes - day * MINUTES_PER_DAY }
}

/** Returns the time of a minute of a local day; minutes above 1440 are on the next day. */
export function timestampOf(day: LocalDay, minute: number, zone: TimeZone): number {
  return (day * MINUTES_PER_DAY + minute - offsetMinutes[zone]) * MINUTE_MS
}

/** Returns the day of the week; 0 is Sunday. */
export function weekdayOf(day: LocalDay): number {
  return (((day + 4) % 7) + 7) % 7
}

/** Returns the date in ISO form: `2026-11-15`. */
export function isoDateOf(day: LocalDay): string {
  return new Date(day * MINUTES_PER_DAY * MINUTE_MS).toISOString().slice(0, 10)
}

/** `6:30 pm` in the store's time zone. */
export function formatClock(timestamp: Timestamp, zone: TimeZone): string {
  const { minute } = localTimeOf(timestamp, zone)
  const hour = Math.floor(minute / 60)
  const minuteText = String(Math.floor(minute % 60)).padStart(2, "0")
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minuteText} ${hour < 12 ? "am" : "pm"}`
}
