import { shiftsOf } from "@hearth/domain/stores/availability.ts"
import type { Shift, StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"
import { MINUTES_PER_DAY, isoDateOf, localTimeOf, weekdayOf } from "@hearth/domain/stores/zoned-time.ts"
import * as storeDetailsTexts from "@hearth/texts/place/store-details.ts"

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0]
const MAX_HOLIDAYS = 4
const HOLIDAY_LOOKAHEAD_DAYS = 60

function meridiem(minute: number): "am" | "pm" {
  return minute % MINUTES_PER_DAY < MINUTES_PER_DAY / 2 ? "am" : "pm"
}

function formatMinuteClock(minute: number): string {
  const hour = Math.floor((minute % MINUTES_PER_DAY) / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute % 60).padStart(2, "0")}`
}

function formatMinute(minute: number): string {
  if (minute % MINUTES_PER_DAY === 0) return storeDetailsTexts.midnight
  return minute === MINUTES_PER_DAY / 2 ? storeDetailsTexts.noon : `${formatMinuteClock(minute)} ${meridiem(minute)}`
}

function formatShift({ opens, closes }: Shift): string {
  if (closes - opens >= MINUTES_PER_DAY) return storeDetailsTexts.openAllDay
  const [from, to] = [formatMinute(opens), formatMinute(closes)]
  // am or pm is written once if both times share it; noon and midnight have neither.
  const shareMeridiem = closes - opens < MINUTES_PER_DAY / 2 && meridiem(opens) === meridiem(closes)
  const haveDigits = [from, to].every((each) => /\d/.test(each))
  return `${shareMeridiem && haveDigits ? formatMinuteClock(opens) : from} – ${to}`
}

/** `11:00 am – 3:00 pm, 6:00 – 11:00 pm` */
export function formatShifts(shifts: readonly Shift[]): string {
  return shifts.length === 0 ? storeDetailsTexts.closed : shifts.map(formatShift).join(", ")
}

export interface HoursRow {
  days: string
  hours: string
  /** Whether today is among the days. */
  today: boolean
}

/** The week from Monday on, with days of the same hours in one row. */
export function formatWeek(week: StoreSchedule["week"], today: number): HoursRow[] {
  const runs: { days: number[]; hours: string }[] = []
  for (const day of MONDAY_FIRST) {
    const hours = formatShifts(week[day] ?? [])
    const run = runs.at(-1)
    if (run?.hours === hours) run.days.push(day)
    else runs.push({ days: [day], hours })
  }
  return runs.map(({ days, hours }) => ({ days: formatDays(days), hours, today: days.includes(today) }))
}

/** Today's hours; undefined if every day has the same hours and today is no exception. */
export function formatToday(schedule: StoreSchedule, now: number): string | undefined {
  const today = formatShifts(shiftsOf(schedule, localTimeOf(now, schedule.timeZone).day))
  const [first, ...others] = formatWeek(schedule.week, weekdayAt(schedule, now))
  return others.length === 0 && first?.hours === today ? undefined : today
}

function formatDays(days: readonly number[]): string {
  const [first = 0, second = 0] = days
  if (days.length === 7) return storeDetailsTexts.everyDay
  if (days.length === 1) return storeDetailsTexts.oneDay(first)
  return days.length === 2
    ? storeDetailsTexts.twoDays(first, second)
    : storeDetailsTexts.severalDays(first, days.at(-1) ?? 0)
}

export interface HolidayRow {
  date: string
  /** `Friday 25 December` */
  day: string
  name: string
  hours: string
}

/** The next holidays from today on, soonest first. */
export function upcomingHolidays({ holidays, timeZone }: StoreSchedule, now: number): HolidayRow[] {
  const { day } = localTimeOf(now, timeZone)
  const [from, until] = [isoDateOf(day), isoDateOf(day + HOLIDAY_LOOKAHEAD_DAYS)]
  return holidays
    .filter(({ date }) => date >= from && date <= until)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .slice(0, MAX_HOLIDAYS)
    .map(({ date, name, shifts }) => ({
      date,
      day: storeDetailsTexts.date(new Date(`${date}T00:00Z`)),
      name,
      hours: formatShifts(shifts),
    }))
}

/** Returns the weekday in the store's time zone; 0 is Sunday. */
export function weekdayAt(schedule: StoreSchedule, now: number): number {
  return weekdayOf(localTimeOf(now, schedule.timeZone).day)
}
