const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
const NOON = 12 * 60
const MIDNIGHT = 24 * 60

/** `Monday to Friday, 11 am to 3 pm`; `on Friday and Saturday`; `every day, 10 pm to 1 am`. */
export function sayWhen(days: readonly number[], from: number, until: number): string {
  const hours = until - from >= MIDNIGHT ? "" : `, ${sayMinute(from)} to ${sayMinute(until)}`
  return `${sayDays(days)}${hours}`
}

function sayDays(days: readonly number[]): string {
  const isOn = (day: number) => days.includes(day % 7)
  // A run begins where the day before is off; it may go round the end of the week, as Sunday to Thursday does.
  const begins = [1, 2, 3, 4, 5, 6, 0].filter((day) => isOn(day) && !isOn(day + 6))
  const [first] = begins
  if (first === undefined) return "every day"
  const told = Array.from({ length: 7 }, (_, after) => (first + after) % 7).filter(isOn)
  const said = told.map((day) => names[day] ?? "")
  if (begins.length === 1 && said.length > 2) return `${said[0]} to ${said.at(-1)}`
  return `on ${sayList(said, "and")}`
}

function sayMinute(minute: number): string {
  const ofDay = minute % MIDNIGHT
  if (ofDay === 0) return "midnight"
  const hour = Math.floor(ofDay / 60) % 12 || 12
  const rest = ofDay % 60
  return `${hour}${rest === 0 ? "" : `:${String(rest).padStart(2, "0")}`} ${ofDay < NOON ? "am" : "pm"}`
}

/** `delivery, pickup or dine-in` */
export function sayList(words: readonly string[], last: "and" | "or"): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${last} ${words.at(-1)}`
}
