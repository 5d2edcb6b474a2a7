import { expect, test } from "vitest"
import { groupSlots } from "./group-slots.ts"

const indianTime = (text: string) => Date.parse(`${text}:00+05:30`)

test("slots are grouped by the store's local days, including slots after midnight", () => {
  const slots = ["2026-11-15T23:45", "2026-11-16T00:15", "2026-11-17T12:00", "2026-11-22T12:00"].map(indianTime)
  const days = groupSlots(slots, "Asia/Kolkata", indianTime("2026-11-15T22:00"))
  expect(days.map(({ date, label, slots: daySlots }) => [date, label, daySlots.map((slot) => slot.label)])).toEqual([
    ["2026-11-15", "Today", ["11:45 pm"]],
    ["2026-11-16", "Tomorrow", ["12:15 am"]],
    ["2026-11-17", "Tuesday", ["12:00 pm"]],
    ["2026-11-22", "Sun 22/11", ["12:00 pm"]],
  ])
})
