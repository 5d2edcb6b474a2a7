import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { weekday } from "../dates.ts"

export const lastOrdersAt = (at: number, zone: TimeZone) => `Last orders at ${formatClock(at, zone)}`
export const openUntil = (at: number, zone: TimeZone) => `Open until ${formatClock(at, zone)}`

export const notOffered = "Not offered at this store"
export const fullyBooked = "Fully booked"
export const fullyBookedNextSlot = (when: string) => `Fully booked, next slot ${when}`
export const holiday = "Closed for a holiday"
export const holidayOpens = (when: string) => `Closed for a holiday, opens ${when}`
export const closed = "Closed"
export const opens = (when: string) => `Opens ${when}`
export const nextSlot = (when: string) => `Next slot ${when}`

/** `when` in the texts above. */
export const today = (at: number, zone: TimeZone) => `at ${formatClock(at, zone)}`
export const tomorrow = (at: number, zone: TimeZone) => `tomorrow at ${formatClock(at, zone)}`
export const onDay = (day: number, at: number, zone: TimeZone) => `on ${weekday(day)} at ${formatClock(at, zone)}`
