import { localTimeOf, type TimeZone, weekdayOf } from "@hearth/domain/stores/zoned-time.ts"
import * as stockTexts from "@hearth/texts/menu/stock.ts"

const DAYS_PER_WEEK = 7

/** `back at 6:30 pm`, `back tomorrow`, `back on Tuesday`, in the store's time zone; empty a week ahead or later. */
export function formatBackAt(soldOutUntil: number, zone: TimeZone, now: number): string {
  const { day } = localTimeOf(soldOutUntil, zone)
  const daysAhead = day - localTimeOf(now, zone).day
  if (daysAhead <= 0) return stockTexts.backAt(soldOutUntil, zone)
  if (daysAhead === 1) return stockTexts.backTomorrow
  return daysAhead < DAYS_PER_WEEK ? stockTexts.backOn(weekdayOf(day)) : ""
}
