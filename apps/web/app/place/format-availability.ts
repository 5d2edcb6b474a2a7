import type { Availability } from "@hearth/domain/stores/availability.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { formatClock, localTimeOf, weekdayOf } from "@hearth/domain/stores/zoned-time.ts"
import { weekdays } from "./weekdays.ts"

export interface AvailabilityText {
  tone: "open" | "soon" | "closed"
  /** One short line, for example `Open until 11:00 pm`. */
  text: string
}

const CLOSING_SOON_MS = 45 * 60_000

/** Formats the availability in the words that every screen uses. */
export function formatAvailability(availability: Availability, zone: TimeZone, now: number): AvailabilityText {
  if (availability.open) {
    const { lastOrderAt } = availability
    const soon = lastOrderAt - now < CLOSING_SOON_MS
    return soon
      ? { tone: "soon", text: `Last orders at ${formatClock(lastOrderAt, zone)}` }
      : { tone: "open", text: `Open until ${formatClock(availability.closesAt, zone)}` }
  }
  const next = availability.opensAt ?? availability.nextReadyAt
  const when = next === null ? "" : ` ${formatWhen(next, zone, now)}`
  switch (availability.reason) {
    case "not-served":
      return { tone: "closed", text: "Not offered at this store" }
    case "offline":
      return { tone: "closed", text: "Not taking orders right now" }
    case "full":
      return { tone: "soon", text: next === null ? "Fully booked" : `Fully booked, free again${when}` }
    case "holiday":
      return { tone: "closed", text: next === null ? "Closed for the holiday" : `Holiday, opens${when}` }
    case "closed":
      return {
        tone: "closed",
        text: next === null ? "Closed" : availability.opensAt ? `Opens${when}` : `Next order${when}`,
      }
  }
}

/** `at 11:00 am`, `tomorrow at 11:00 am`, `on Tuesday at 11:00 am`, in the store's time zone. */
function formatWhen(at: number, zone: TimeZone, now: number): string {
  const days = localTimeOf(at, zone).day - localTimeOf(now, zone).day
  const clock = `at ${formatClock(at, zone)}`
  if (days <= 0) return clock
  if (days === 1) return `tomorrow ${clock}`
  const weekday = weekdays[weekdayOf(localTimeOf(at, zone).day)]
  return `on ${weekday} ${clock}`
}
