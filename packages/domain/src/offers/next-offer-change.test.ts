import { expect, test } from "vitest"
import { nextOfferChange } from "./next-offer-change.ts"
import type { Offer } from "./offer.ts"
import { sampleOffer } from "./testing/sample-offer.ts"

const timestampAt = (local: string) => Date.parse(`2026-11-17T${local}+05:30`)
const nextChange = (now: string, change: Partial<Offer> = {}) =>
  new Date(nextOfferChange([sampleOffer(change)], "IN", timestampAt(now))).toISOString()
const isoAt = (local: string) => new Date(timestampAt(local)).toISOString()
const hours = (from: number, until: number): Partial<Offer> => ({
  conditions: [{ kind: "days-and-hours", days: [2], from: from * 60, until: until * 60 }],
})

test("offers without start, end or hours change at midnight", () => {
  expect(nextChange("13:00")).toBe(new Date(timestampAt("23:59") + 60_000).toISOString())
})

test("the start or end of an offer is the next change only if it is in the future", () => {
  expect(nextChange("13:00", { expiryTimer: { endTime: timestampAt("15:30"), showTimerBefore: 0 } })).toBe(
    isoAt("15:30"),
  )
  expect(nextChange("13:00", { startTime: timestampAt("14:00") })).toBe(isoAt("14:00"))
  expect(nextChange("16:00", { expiryTimer: { endTime: timestampAt("15:30"), showTimerBefore: 0 } })).not.toBe(
    isoAt("15:30"),
  )
})

test("the start and end of an offer's hours are changes, even if the hours began the previous evening", () => {
  expect(nextChange("10:00", hours(11, 15))).toBe(isoAt("11:00"))
  expect(nextChange("11:00", hours(11, 15))).toBe(isoAt("15:00"))
  expect(nextChange("00:20", hours(22, 25))).toBe(isoAt("01:00"))
})
