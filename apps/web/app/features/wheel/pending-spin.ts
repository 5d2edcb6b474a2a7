import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { localTimeOf } from "@hearth/domain/stores/zoned-time.ts"

/** A spin that was asked for and whose answer has not come. */
export interface PendingSpin {
  key: string
  /** The country's own: the next day the same key would bring what was won the day before. */
  day: number
}

const KEY = /^[0-9a-f-]{36}$/

/** Of today; what is of another day, or was written by another version or a hand, is none. */
export function readPendingSpin(stored: unknown, today: number): PendingSpin | null {
  if (typeof stored !== "object" || stored === null || !("key" in stored) || !("day" in stored)) return null
  const { key, day } = stored
  return typeof key === "string" && KEY.test(key) && day === today ? { key, day: today } : null
}

export function dayIn(country: CountryCode, at: number): number {
  return localTimeOf(at, countries[country].timeZone).day
}
