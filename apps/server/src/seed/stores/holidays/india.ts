import type { HolidayRow } from "../store-rows.ts"

/** The days on which Indian stores have other hours. Eid follows the moon and may move by a day. */
export const indiaHolidays: readonly HolidayRow[] = [
  ["2026-11-08", "Diwali", { until: 18 * 60 }],
  ["2026-11-24", "Guru Nanak Jayanti", { from: 12 * 60 }],
  ["2027-01-26", "Republic Day", { from: 12 * 60 }],
  ["2027-03-22", "Holi", { from: 14 * 60 }],
  ["2027-08-15", "Independence Day", { from: 12 * 60 }],
  ["2027-10-09", "Dussehra", { until: 21 * 60 }],
  ["2027-10-29", "Diwali", { until: 18 * 60 }],
]
