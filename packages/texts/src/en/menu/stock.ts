import { formatClock, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"
import { weekday } from "../dates.ts"

export const backAt = (at: number, zone: TimeZone) => `back at ${formatClock(at, zone)}`
export const backTomorrow = "back tomorrow"
export const backOn = (day: number) => `back on ${weekday(day)}`
