import * as fc from "fast-check"
import { expect, test } from "vitest"
import { formatClock, isoDateOf, localTimeOf, timestampOf, type TimeZone, weekdayOf } from "./zoned-time.ts"

const zones: TimeZone[] = ["Asia/Kolkata", "Asia/Colombo", "Asia/Dhaka"]
const anyDate = fc.date({ min: new Date("2010-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })

test("[LOC-12a] local dates and times match Node's time-zone data", () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), anyDate, (zone, date) => {
      const { day, minute } = localTimeOf(date.getTime(), zone)
      const format = new Intl.DateTimeFormat("en-CA", {
        timeZone: zone,
        dateStyle: "short",
        timeStyle: "short",
        hourCycle: "h23",
      })
      const hours = String(Math.floor(minute / 60)).padStart(2, "0")
      const minutes = String(Math.floor(minute % 60)).padStart(2, "0")
      expect(`${isoDateOf(day)}, ${hours}:${minutes}`).toBe(format.format(date))
      expect(weekdayOf(day)).toBe(new Date(`${isoDateOf(day)}T00:00Z`).getUTCDay())
      expect(timestampOf(day, minute, zone)).toBeCloseTo(date.getTime(), 0)
    }),
  )
})

const clockAt = (text: string) => formatClock(Date.parse(`${text}+05:30`), "Asia/Kolkata")

test("times are formatted with am and pm", () => {
  expect(clockAt("2026-11-15T00:05")).toBe("12:05 am")
  expect(clockAt("2026-11-15T12:00")).toBe("12:00 pm")
  expect(clockAt("2026-11-15T18:30")).toBe("6:30 pm")
})
