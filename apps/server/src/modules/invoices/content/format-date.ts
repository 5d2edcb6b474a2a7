import { isoDateOf, localTimeOf, type TimeZone } from "@hearth/domain/stores/zoned-time.ts"

const months = "January February March April May June July August September October November December".split(" ")

/** `15 November 2026`, in the store's time zone. */
export function formatDate(at: number, timeZone: TimeZone): string {
  const [year, month, day] = isoDateOf(localTimeOf(at, timeZone).day).split("-")
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`
}
