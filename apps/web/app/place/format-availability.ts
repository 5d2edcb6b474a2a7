import type { Availability } from "@hearth/domain/stores/availability.ts"
import type { TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { localTimeOf, weekdayOf } from "@hearth/domain/stores/zoned-time.ts"
import * as availabilityTexts from "@hearth/texts/place/availability.ts"
import * as placeTexts from "@hearth/texts/place/place.ts"

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
    const isClosingSoon = lastOrderAt - now < CLOSING_SOON_MS
    return isClosingSoon
      ? { tone: "soon", text: availabilityTexts.lastOrdersAt(lastOrderAt, zone) }
      : { tone: "open", text: availabilityTexts.openUntil(availability.closesAt, zone) }
  }
  const nextTime = availability.opensAt ?? availability.nextReadyAt
  const nextTimeText = nextTime === null ? undefined : formatWhen(nextTime, zone, now)
  switch (availability.reason) {
    case "not-served":
      return { tone: "closed", text: availabilityTexts.notOffered }
    case "offline":
      return { tone: "closed", text: placeTexts.notTakingOrders }
    case "full":
      return {
        tone: "soon",
        text: nextTimeText ? availabilityTexts.fullyBookedNextSlot(nextTimeText) : availabilityTexts.fullyBooked,
      }
    case "holiday":
      return {
        tone: "closed",
        text: nextTimeText ? availabilityTexts.holidayOpens(nextTimeText) : availabilityTexts.holiday,
      }
    case "closed":
      if (!nextTimeText) return { tone: "closed", text: availabilityTexts.closed }
      return {
        tone: "closed",
        text: availability.opensAt ? availabilityTexts.opens(nextTimeText) : availabilityTexts.nextSlot(nextTimeText),
      }
  }
}

/** `at 11:00 am`, `tomorrow at 11:00 am`, `on Tuesday at 11:00 am`, in the store's time zone. */
function formatWhen(timestamp: number, zone: TimeZone, now: number): string {
  const { day } = localTimeOf(timestamp, zone)
  const daysAhead = day - localTimeOf(now, zone).day
  if (daysAhead <= 0) return availabilityTexts.today(timestamp, zone)
  return daysAhead === 1
    ? availabilityTexts.tomorrow(timestamp, zone)
    : availabilityTexts.onDay(weekdayOf(day), timestamp, zone)
}
