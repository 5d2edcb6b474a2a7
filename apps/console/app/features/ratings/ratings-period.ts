import { isoDateOf, localTimeOf, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

export const periods = ["7", "31", "180", "366"] as const
export type Period = (typeof periods)[number]

/** The first and the last day of a period that ends today. */
export function daysOf(period: Period, now: number, zone: TimeZone): { firstDay: string; lastDay: string } {
  const { day } = localTimeOf(now, zone)
  return { firstDay: isoDateOf(day - Number(period) + 1), lastDay: isoDateOf(day) }
}

/** What a point of the chart covers. The server groups the days in the same way. */
export function intervalOf(period: Period): "day" | "week" | "month" {
  const days = Number(period)
  if (days <= 31) return "day"
  return days <= 183 ? "week" : "month"
}
