import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import { expect, test } from "vitest"
import {
  formatEstimate,
  formatLate,
  formatChangedEstimate,
  formatState,
  formatMainTime,
  formatStage,
} from "./format-tracker.ts"
import type { Tracker } from "./tracker.api.ts"

const zone = "Asia/Kolkata"
const now = Date.parse("2026-11-15T13:30:00Z")
const isoAfter = (minutes: number) => new Date(now + minutes * MINUTE_MS).toISOString()
const estimateTexts = (from: number, to: number) =>
  formatEstimate({ from: isoAfter(from), to: isoAfter(to) }, zone, now)

test("the remaining time is shown as a range and as clock times, and is never zero", () => {
  expect(estimateTexts(12, 18)).toEqual({ main: "12–18 min", detail: "7:12 pm – 7:18 pm" })
  expect(estimateTexts(11.2, 17.9).main).toBe("12–18 min")
  expect(estimateTexts(-5, 3).main).toBe("1–3 min")
  expect(estimateTexts(-5, -1).main).toBe("Any moment")
})

test("an order for a later time shows its clock time and day", () => {
  expect(estimateTexts(180, 195)).toEqual({ main: "10:00 pm", detail: "Today" })
  expect(estimateTexts(20 * 60, 20 * 60 + 15)).toEqual({ main: "3:00 pm", detail: "Tomorrow" })
})

test("the name of the last step depends on the delivery type", () => {
  const lastSteps = (["DELIVERY", "PICKUP", "CURBSIDE", "DINEIN"] as const).map((type) =>
    formatStage("HANDED OVER", type),
  )
  expect(lastSteps).toEqual(["Delivered", "Picked up", "Picked up", "Served"])
})

const waitingTracker = {
  stage: "PLACED",
  orderStatus: "ORDER PLACED",
  deliveryType: "DELIVERY",
  steps: [{ stage: "PLACED", at: isoAfter(0) }],
  slot: null,
  message: "",
  rider: null,
  store: { name: "Koramangala" },
  estimate: { from: isoAfter(14), to: isoAfter(19) },
  // The end of the first estimate.
  promisedBy: isoAfter(19),
  // No guarantee: `promise` is the API's name for it. It is unrelated to `promisedBy`.
  promise: { kind: "none", why: "country" },
  owed: null,
} as unknown as Tracker
const guaranteedTracker = {
  ...waitingTracker,
  promise: { kind: "promised", liability: 300_00, dueAt: isoAfter(30) },
  owed: { amount: 300_00, how: "wallet" },
} as Tracker
/** The tracker this many minutes after the order, when the estimate is still another 13 to 18 minutes. */
const withEstimateAfter = (tracker: Tracker, minutes: number): Tracker => ({
  ...tracker,
  estimate: { from: isoAfter(minutes + 13), to: isoAfter(minutes + 18) },
})

test("an order that is not accepted yet names its store and shows the promised time instead of a countdown", () => {
  expect(formatState(waitingTracker, zone, now)).toEqual({
    title: "We’ve got your order",
    lead: "Waiting for Koramangala to confirm.",
  })
  for (const minutes of [0, 10, 29]) {
    const result = formatMainTime(withEstimateAfter(waitingTracker, minutes), zone, now + minutes * MINUTE_MS)
    expect(result).toEqual({ label: "Promised by", time: "7:19 pm", detail: undefined })
  }
  expect(formatChangedEstimate(waitingTracker, zone)).toBeUndefined()
  expect(formatChangedEstimate(withEstimateAfter(waitingTracker, 10), zone)).toBe("Now expected 7:28 pm")
})

test("once accepted, the promised time is shown beside a new estimate that differs", () => {
  const making = { ...waitingTracker, stage: "MAKING" } as Tracker
  expect(formatMainTime(making, zone, now)).toEqual({
    label: "Arriving in",
    time: "14–19 min",
    detail: "7:14 pm – 7:19 pm",
  })
  expect(formatChangedEstimate(making, zone)).toBeUndefined()
  expect(formatChangedEstimate(withEstimateAfter(making, 13), zone)).toBe("Promised by 7:19 pm · now expected 7:31 pm")
  expect(formatChangedEstimate({ ...withEstimateAfter(making, 13), promisedBy: null }, zone)).toBeUndefined()
})

test("[TRK-3g] a late order says so, and what is refunded automatically if there is a guarantee", () => {
  expect(formatLate(waitingTracker, "IN", now + 19 * MINUTE_MS)).toBeUndefined()
  expect(formatLate(waitingTracker, "IN", now + 20 * MINUTE_MS)).toEqual({
    title: "Sorry, we’re running late",
    lead: "We promised it by 7:19 pm. Koramangala hasn’t confirmed your order yet.",
  })
  const baking = { ...guaranteedTracker, stage: "BAKING" } as Tracker
  expect(formatLate(baking, "IN", now + 20 * MINUTE_MS)?.lead).toBe(
    "We promised it by 7:19 pm. It’s in the oven now. If it’s not there by 7:30 pm, we’ll refund ₹300 automatically.",
  )
  expect(formatLate(baking, "IN", now + 31 * MINUTE_MS)?.lead).toBe(
    "We promised it by 7:19 pm. It’s in the oven now. We’ll refund ₹300 automatically.",
  )
  for (const stage of ["HANDED OVER", "CANCELLED"] as const)
    expect(formatLate({ ...guaranteedTracker, stage }, "IN", now + 40 * MINUTE_MS)).toBeUndefined()
  expect(
    formatLate({ ...waitingTracker, stage: "READY", deliveryType: "PICKUP" }, "IN", now + 40 * MINUTE_MS),
  ).toBeUndefined()
})

const leadOf = (change: Partial<Tracker>) =>
  formatState({ ...waitingTracker, stage: "ON THE WAY", ...change }, zone, now).lead

test("the text says who delivers: the rider, a courier with its reference, or the store", () => {
  expect(leadOf({ rider: { name: "Ravi", phone: "1", position: null }, carrier: null })).toBe(
    "Ravi is bringing your order.",
  )
  expect(leadOf({ carrier: { kind: "courier", name: "Dunzo", reference: "DZ-4411" } })).toBe(
    "Dunzo is bringing your order. Reference DZ-4411.",
  )
  expect(leadOf({ carrier: { kind: "unnamed" } })).toBe("Koramangala is bringing your order.")
})
