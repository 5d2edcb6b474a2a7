import type { Shift } from "@hearth/domain/stores/store-schedule.ts"

/** The names of the weekly schedules, used in store rows. */
export type Hours = "day" | "mall" | "late" | "split" | "weekend" | "early"

const minuteOf = (hour: number, minute = 0) => hour * 60 + minute
/** Takes hours of the day; 25 is 1 a.m. of the next day. */
const shift = (opens: number, closes: number): Shift => ({ opens: minuteOf(opens), closes: minuteOf(closes) })

function everyDay(...shifts: Shift[]): Shift[][] {
  return Array.from({ length: 7 }, () => shifts)
}

const day = [shift(11, 23)]
const untilTwo = [shift(11, 26)]

/** Seven days, starting on Sunday. */
export const weeklyHours: Readonly<Record<Hours, readonly (readonly Shift[])[]>> = {
  day: everyDay(...day),
  mall: everyDay(shift(11, 22)),
  late: everyDay(...untilTwo),
  split: everyDay(shift(11, 15), shift(18, 23)),
  /** Until 1 a.m. on Friday and Saturday night. */
  weekend: [day, day, day, day, day, [shift(11, 25)], [shift(11, 25)]],
  /** For stores near stations and offices. */
  early: everyDay(shift(8, 22)),
}

const FRIDAY = 5

/** Stores in Bangladesh open after the Friday prayer. */
export function afterFridayPrayer(week: readonly (readonly Shift[])[]): (readonly Shift[])[] {
  return week.map((shifts, weekday) => (weekday === FRIDAY ? clip(shifts, { from: minuteOf(14) }) : shifts))
}

/** Limits shifts to these hours and drops those that would be shorter than two hours. */
export function clip(shifts: readonly Shift[], { from = 0, until = Infinity }: { from?: number; until?: number }) {
  return shifts
    .map(({ opens, closes }): Shift => ({ opens: Math.max(opens, from), closes: Math.min(closes, until) }))
    .filter(({ opens, closes }) => closes - opens >= 120)
}
