import type { StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"
import { expect, test } from "vitest"
import { upcomingHolidays, formatShifts, formatToday, formatWeek, weekdayAt } from "./format-hours.ts"

const shift = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 })
const daily = (shifts: ReturnType<typeof shift>[]) => Array.from({ length: 7 }, () => shifts)

test.each([
  ["11:00 am – 3:00 pm, 6:00 – 11:00 pm", [shift(11, 15), shift(18, 23)]],
  ["11:00 am – midnight", [shift(11, 24)]],
  ["6:00 pm – 1:30 am", [shift(18, 25.5)]],
  ["noon – 11:00 pm", [shift(12, 23)]],
  ["8:00 am – noon", [shift(8, 12)]],
  ["9:15 – 11:45 am", [shift(9.25, 11.75)]],
  ["midnight – 2:00 am", [shift(0, 2)]],
  ["10:00 pm – 11:00 am", [shift(22, 35)]],
  ["Open 24 hours", [shift(0, 24)]],
  ["Closed", []],
])("opening hours are formatted as people write them: %s", (expected, shifts) => {
  expect(formatShifts(shifts)).toBe(expected)
})

test("days with the same hours share a row, from Monday on, and today is marked", () => {
  const usual = [shift(11, 23)]
  const late = [shift(11, 25)]
  const week = [usual, [], usual, usual, usual, late, late]
  expect(formatWeek(week, 3)).toEqual([
    { days: "Monday", hours: "Closed", today: false },
    { days: "Tuesday – Thursday", hours: "11:00 am – 11:00 pm", today: true },
    { days: "Friday and Saturday", hours: "11:00 am – 1:00 am", today: false },
    { days: "Sunday", hours: "11:00 am – 11:00 pm", today: false },
  ])
  expect(formatWeek(daily(usual), 0)).toEqual([{ days: "Every day", hours: "11:00 am – 11:00 pm", today: true }])
})

test("[LOC-12a] upcoming holidays are listed by the store’s local date, soonest first, without past ones", () => {
  const schedule: StoreSchedule = {
    timeZone: "Asia/Kolkata",
    week: daily([shift(11, 23)]),
    holidays: [
      { date: "2026-12-25", name: "Christmas", shifts: [shift(16, 22)] },
      { date: "2026-11-15", name: "Today's feast", shifts: [] },
      { date: "2026-11-14", name: "Yesterday's feast", shifts: [] },
      { date: "2027-08-15", name: "Independence Day", shifts: [] },
    ],
    ways: [],
    capacity: 4,
    online: true,
  }
  // Still 14 November in London, already Sunday the 15th in Kolkata.
  const now = Date.parse("2026-11-14T19:00Z")
  expect(upcomingHolidays(schedule, now)).toEqual([
    { date: "2026-11-15", day: "Sunday 15 November", name: "Today's feast", hours: "Closed" },
    { date: "2026-12-25", day: "Friday 25 December", name: "Christmas", hours: "4:00 – 10:00 pm" },
  ])
  expect(weekdayAt(schedule, now)).toBe(0)
})

test("[LOC-12a] today’s hours get a separate line only if today is an exception or the days’ hours differ", () => {
  const sameEveryDay: StoreSchedule = {
    timeZone: "Asia/Kolkata",
    week: daily([shift(11, 23)]),
    holidays: [{ date: "2026-12-25", name: "Christmas", shifts: [shift(16, 22)] }],
    ways: [],
    capacity: 4,
    online: true,
  }
  const sunday = Date.parse("2026-11-15T12:00+05:30")
  expect(formatToday(sameEveryDay, sunday)).toBeUndefined()
  expect(formatToday(sameEveryDay, Date.parse("2026-12-25T12:00+05:30"))).toBe("4:00 – 10:00 pm")
  expect(formatToday({ ...sameEveryDay, week: [[shift(12, 22)], ...sameEveryDay.week.slice(1)] }, sunday)).toBe(
    "noon – 10:00 pm",
  )
})
