import { weekday } from "./dates.ts"
import { joinWithAnd } from "./lists.ts"

const NOON = 12 * 60
const MIDNIGHT = 24 * 60

/** `Monday to Friday, 11 am to 3 pm`; `on Friday and Saturday`; `every day, 10 pm to 1 am`. */
export const daysAndHours = (days: readonly number[], from: number, until: number) => {
  const hours = until - from >= MIDNIGHT ? "" : `, ${formatMinuteOfDay(from)} to ${formatMinuteOfDay(until)}`
  return `${formatDays(days)}${hours}`
}

function formatDays(days: readonly number[]): string {
  const isOn = (day: number) => days.includes(day % 7)
  // A run starts where the previous day is off. It can wrap around the week's end, like Sunday to Thursday.
  const runStarts = [1, 2, 3, 4, 5, 6, 0].filter((day) => isOn(day) && !isOn(day + 6))
  const [first] = runStarts
  if (first === undefined) return "every day"
  const daysFromFirst = Array.from({ length: 7 }, (_, offset) => (first + offset) % 7).filter(isOn)
  const names = daysFromFirst.map(weekday)
  if (runStarts.length === 1 && names.length > 2) return `${names[0]} to ${names.at(-1)}`
  return `on ${joinWithAnd(names)}`
}

function formatMinuteOfDay(minute: number): string {
  const minuteOfDay = minute % MIDNIGHT
  if (minuteOfDay === 0) return "midnight"
  const hour = Math.floor(minuteOfDay / 60) % 12 || 12
  const minutes = minuteOfDay % 60
  return `${hour}${minutes === 0 ? "" : `:${String(minutes).padStart(2, "0")}`} ${minuteOfDay < NOON ? "am" : "pm"}`
}
