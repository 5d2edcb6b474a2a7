import { MINUTE } from "@hearth/domain/stores/zoned-time.ts"
import { expect, test } from "vitest"
import { sayEstimate, stepWords } from "./say-tracker.ts"

const zone = "Asia/Kolkata"
const now = Date.parse("2026-11-15T13:30:00Z")
const after = (minutes: number) => new Date(now + minutes * MINUTE).toISOString()
const said = (from: number, to: number) => sayEstimate({ from: after(from), to: after(to) }, zone, now)

test("[TRK-1] what is left is told as a range and by the clock, and never as nothing", () => {
  expect(said(12, 18)).toEqual({ short: "12–18 min", clock: "7:12 pm – 7:18 pm" })
  expect(said(11.2, 17.9).short).toBe("12–18 min")
  expect(said(-5, 3).short).toBe("1–3 min")
  expect(said(-5, -1).short).toBe("Any moment")
})

test("[TRK-1] what is ordered for later is told by its hour", () => {
  expect(said(180, 195)).toEqual({ short: "10:00 pm", clock: "Today" })
  expect(said(20 * 60, 20 * 60 + 15)).toEqual({ short: "3:00 pm", clock: "Tomorrow" })
})

test("[TRK-1] the last step is called what it is", () => {
  const last = (["DELIVERY", "PICKUP", "CURBSIDE", "DINEIN"] as const).map((way) => stepWords("HANDED OVER", way))
  expect(last).toEqual(["Delivered", "Picked up", "Picked up", "At your table"])
})
