import type { HolidayRow } from "../store-rows.ts"

/** The days on which Sri Lankan stores have other hours. */
export const sriLankaHolidays: readonly HolidayRow[] = [
  ["2026-11-24", "Il Full Moon Poya Day", { from: 12 * 60 }],
  ["2026-12-25", "Christmas Day", { from: 16 * 60 }],
  ["2027-02-04", "National Day", { from: 12 * 60 }],
  ["2027-04-13", "Day before Sinhala and Tamil New Year", { until: 18 * 60 }],
  ["2027-04-14", "Sinhala and Tamil New Year", "closed"],
  ["2027-05-20", "Vesak Full Moon Poya Day", "closed"],
  ["2027-05-21", "Day after Vesak", { from: 12 * 60 }],
  ["2027-06-18", "Poson Full Moon Poya Day", { from: 14 * 60 }],
  ["2027-12-25", "Christmas Day", { from: 16 * 60 }],
]
