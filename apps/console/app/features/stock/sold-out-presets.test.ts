import type { StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"
import { localTimeOf, timestampOf } from "@hearth/domain/stores/zoned-time.ts"
import { expect, test } from "vitest"
import { formatSoldOutUntil } from "./format-sold-out-until.ts"
import { parseLocalTime, soldOutPresets } from "./sold-out-presets.ts"

const zone = "Asia/Kolkata"
const day = localTimeOf(Date.UTC(2026, 10, 15, 12), zone).day
const at = (hour: number, minute = 0, on = day) => timestampOf(on, hour * 60 + minute, zone)
const hours = (closes: number): StoreSchedule => ({
  timeZone: zone,
  week: Array.from({ length: 7 }, () => [{ opens: 660, closes }]),
  holidays: [],
  ways: [],
  capacity: 10,
  online: true,
})

test("[TRK-4c] presets are one hour, tonight’s close and tomorrow’s close, by the store’s own hours", () => {
  const { hour, tonight, tomorrow } = soldOutPresets(at(18), zone, hours(23 * 60))
  expect([hour, tonight, tomorrow]).toEqual([at(19), at(23), at(23, 0, day + 1)])
})

test("[TRK-4c] after midnight, “tonight” is still the shift that began the evening before", () => {
  const { tonight, tomorrow } = soldOutPresets(at(0, 30), zone, hours(25 * 60))
  expect([tonight, tomorrow]).toEqual([at(1), at(1, 0, day + 1)])
})

test("[TRK-4c] a chosen time is read in the store’s time zone", () => {
  expect(parseLocalTime("2026-11-15T18:30", zone)).toBe(at(18, 30))
  expect(parseLocalTime("", zone)).toBeUndefined()
})

test("the end of a sold-out period is shown as a time, with the day unless it is today", () => {
  const now = at(12)
  expect(formatSoldOutUntil(at(18, 30), now, zone)).toBe("6:30 pm")
  expect(formatSoldOutUntil(at(23, 0, day + 1), now, zone)).toBe("tomorrow, 11:00 pm")
  expect(formatSoldOutUntil(at(23, 0, day + 5), now, zone)).toBe("Friday, 11:00 pm")
  expect(formatSoldOutUntil(at(23, 0, day + 13), now, zone)).toBe("28 Nov, 11:00 pm")
})
