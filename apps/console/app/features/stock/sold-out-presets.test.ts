import type { StoreSchedule } from "@hearth/domain/stores/store-schedule.ts"
import { localTimeOf, timestampOf } from "@hearth/domain/stores/zoned-time.ts"
import { expect, test } from "vitest"
import { formatSoldOutUntil } from "./format-sold-out-until.ts"
import { soldOutPresets } from "./sold-out-presets.ts"

const zone = "Asia/Kolkata"
const day = localTimeOf(Date.UTC(2026, 10, 15, 12), zone).day
const timeAt = (hour: number, minute = 0, localDay = day) => timestampOf(localDay, hour * 60 + minute, zone)
const scheduleUntil = (closes: number): StoreSchedule => ({
  timeZone: zone,
  week: Array.from({ length: 7 }, () => [{ opens: 660, closes }]),
  holidays: [],
  ways: [],
  capacity: 10,
  online: true,
})

test("[TRK-4c] presets are one hour, tonight’s close and tomorrow’s close, by the store’s own hours", () => {
  const { hour, tonight, tomorrow } = soldOutPresets(timeAt(18), zone, scheduleUntil(23 * 60))
  expect([hour, tonight, tomorrow]).toEqual([timeAt(19), timeAt(23), timeAt(23, 0, day + 1)])
})

test("[TRK-4c] after midnight, “tonight” is still the shift that began the evening before", () => {
  const { tonight, tomorrow } = soldOutPresets(timeAt(0, 30), zone, scheduleUntil(25 * 60))
  expect([tonight, tomorrow]).toEqual([timeAt(1), timeAt(1, 0, day + 1)])
})

test("the end of a sold-out period is shown as a time, with the day unless it is today", () => {
  const now = timeAt(12)
  expect(formatSoldOutUntil(timeAt(18, 30), now, zone)).toBe("6:30 pm")
  expect(formatSoldOutUntil(timeAt(23, 0, day + 1), now, zone)).toBe("tomorrow, 11:00 pm")
  expect(formatSoldOutUntil(timeAt(23, 0, day + 5), now, zone)).toBe("Friday, 11:00 pm")
  expect(formatSoldOutUntil(timeAt(23, 0, day + 13), now, zone)).toBe("28 Nov, 11:00 pm")
})
