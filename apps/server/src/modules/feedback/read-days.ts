import { type CountryCode, countries } from "@hearth/domain/countries/countries.ts"
import { dayOfIsoDate, MAX_RATING_DAYS } from "@hearth/domain/feedback/rating-periods.ts"
import { type LocalDay, timestampOf } from "@hearth/domain/stores/zoned-time.ts"
import { AppError } from "../../platform/errors/app-error.ts"

export interface DaysInput {
  firstDay: string
  lastDay: string
}

export interface Days {
  firstDay: LocalDay
  lastDay: LocalDay
  from: Date
  until: Date
  /** When a day begins in the country. */
  startOf(day: LocalDay): Date
}

/** Reads the days that somebody asks about, in the country's time zone. Throws if there are too many, or none. */
export function readDays(country: CountryCode, input: DaysInput): Days {
  const [firstDay, lastDay] = [dayOfIsoDate(input.firstDay), dayOfIsoDate(input.lastDay)]
  if (lastDay < firstDay || lastDay - firstDay >= MAX_RATING_DAYS)
    throw new AppError("BAD_REQUEST", {
      input: { field: "lastDay", problem: `must be within ${MAX_RATING_DAYS} days from the first day` },
    })
  const startOf = (day: LocalDay) => new Date(timestampOf(day, 0, countries[country].timeZone))
  return { firstDay, lastDay, from: startOf(firstDay), until: startOf(lastDay + 1), startOf }
}
