import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

export const arrivesBy = (at: number, zone: TimeZone) => `Arrives by ${formatClock(at, zone)}`
export const readyBy = (at: number, zone: TimeZone) => `Ready by ${formatClock(at, zone)}`
export const fullyBookedNow = "Fully booked right now"
