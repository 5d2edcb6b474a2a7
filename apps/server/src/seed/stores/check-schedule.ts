import type { Shift, StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"
import { MINUTES_PER_DAY } from "@hearth/domain/stores/zoned-time.ts"

/** No store closes after four in the morning. */
const LATEST_CLOSING = MINUTES_PER_DAY + 4 * 60

/** Returns what is wrong with a store's schedule, in sentences. */
export function checkSchedule(id: string, { week, holidays, ways: serviceTimes, capacity }: StoreSchedule): string[] {
  const longestLastOrder = Math.max(...serviceTimes.map(({ lastOrderMinutes }) => lastOrderMinutes))
  const days = [...week, ...holidays.map(({ shifts }) => shifts)]
  return [
    ...(week.length === 7 ? [] : [`${id} has a week of ${week.length} days`]),
    ...(days.every((shifts) => isOrdered(shifts)) ? [] : [`${id} has shifts that overlap or are not sorted`]),
    ...(days.flat().every((shift) => isPossible(shift, longestLastOrder))
      ? []
      : [`${id} has a shift nobody can order in`]),
    ...(overlapsNextDay(week) ? [`${id} opens before the previous night's shift has ended`] : []),
    ...badServiceTimes(id, serviceTimes),
    ...(capacity >= 8 && capacity <= 30 ? [] : [`${id} makes ${capacity} orders per slot`]),
    ...badDates(
      id,
      holidays.map(({ date }) => date),
    ),
  ]
}

function isOrdered(shifts: readonly Shift[]): boolean {
  return shifts.every(({ opens }, index) => opens > (shifts[index - 1]?.closes ?? -1))
}

function isPossible({ opens, closes }: Shift, lastOrder: number): boolean {
  return opens >= 0 && opens < MINUTES_PER_DAY && closes <= LATEST_CLOSING && closes - lastOrder > opens
}

/** Whether a night's shift ends after the next day's opening. */
function overlapsNextDay(week: StoreSchedule["week"]): boolean {
  return week.some((shifts, day) => {
    const endsAt = (shifts.at(-1)?.closes ?? 0) - MINUTES_PER_DAY
    return endsAt > (week[(day + 1) % week.length]?.[0]?.opens ?? MINUTES_PER_DAY)
  })
}

function badServiceTimes(id: string, serviceTimes: StoreSchedule["ways"]): string[] {
  const types = serviceTimes.map(({ type }) => type)
  return [
    ...(types.length > 0 && new Set(types).size === types.length ? [] : [`${id} has no delivery type, or one twice`]),
    ...serviceTimes
      .filter(({ lastOrderMinutes }) => lastOrderMinutes < 15 || lastOrderMinutes > 45)
      .map(({ type }) => `${id} has an unusual last order time for ${type}`),
    ...serviceTimes
      .filter(({ leadMinutes }) => leadMinutes < 10 || leadMinutes > 60)
      .map(({ type }) => `${id} has an unusual lead time for ${type}`),
  ]
}

function badDates(id: string, dates: readonly string[]): string[] {
  const inOrder = dates.every((date, index) => index === 0 || date > (dates[index - 1] ?? ""))
  const areValid = dates.every((date) => new Date(date).toISOString().slice(0, 10) === date)
  return inOrder && areValid ? [] : [`${id} has holidays out of order, twice or on an invalid date`]
}
