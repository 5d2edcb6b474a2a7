import type { HolidayRow } from "../store-rows.ts"

/** The days on which stores in Bangladesh have other hours. Eid follows the moon and may move by a day. */
export const bangladeshHolidays: readonly HolidayRow[] = [
  ["2026-12-16", "Victory Day", { from: 13 * 60 }],
  ["2027-02-21", "Language Martyrs' Day", { from: 13 * 60 }],
  ["2027-03-10", "Eid ul-Fitr", "closed"],
  ["2027-03-11", "Second day of Eid ul-Fitr", { from: 15 * 60 }],
  ["2027-03-26", "Independence Day", { from: 15 * 60 }],
  ["2027-04-14", "Pohela Boishakh", { from: 13 * 60 }],
  ["2027-05-17", "Eid ul-Adha", "closed"],
  ["2027-05-18", "Second day of Eid ul-Adha", { from: 16 * 60 }],
  ["2027-12-16", "Victory Day", { from: 13 * 60 }],
]
