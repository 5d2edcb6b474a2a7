import {
  isoDateOf,
  localTimeOf,
  MINUTE_MS,
  MINUTES_PER_DAY,
  timestampOf,
  type TimeZone,
} from "@hearth/domain/stores/zoned-time.ts"

/** Parses the value of a field for date and time, such as `2026-11-15T18:30`, in this time zone. */
export function parseLocalTime(text: string, zone: TimeZone): number | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text)
  if (!match) return undefined
  const day = Date.parse(`${match[1]}T00:00:00Z`) / (MINUTES_PER_DAY * MINUTE_MS)
  return Number.isNaN(day) ? undefined : timestampOf(day, Number(match[2]) * 60 + Number(match[3]), zone)
}

const pad = (value: number) => String(Math.floor(value)).padStart(2, "0")

/** The value of a field for date and time, rounded down to the minute. */
export function formatLocalTime(at: number, zone: TimeZone): string {
  const { day, minute } = localTimeOf(at, zone)
  return `${isoDateOf(day)}T${pad(minute / 60)}:${pad(minute % 60)}`
}
