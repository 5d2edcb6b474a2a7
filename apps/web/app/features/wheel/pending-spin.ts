import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { localTimeOf } from "@hearth/domain/stores/zoned-time.ts"

/** A spin that was requested but has no response yet. */
export interface PendingSpin {
  key: string
  /** The country's local day. On the next day the same key would return the previous day's prize. */
  day: number
}

const KEY = /^[0-9a-f-]{36}$/

/** Returns today's pending spin; null if the stored one is of another day or invalid. */
export function readPendingSpin(stored: unknown, today: number): PendingSpin | null {
  if (typeof stored !== "object" || stored === null || !("key" in stored) || !("day" in stored)) return null
  const { key, day } = stored
  return typeof key === "string" && KEY.test(key) && day === today ? { key, day: today } : null
}

export function dayIn(country: CountryCode, timestamp: number): number {
  return localTimeOf(timestamp, countries[country].timeZone).day
}
