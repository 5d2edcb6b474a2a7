import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import { expect, test } from "vitest"
import { isEstimateLate, formatGuarantee } from "./format-guarantee.ts"

const placedAtIso = "2026-11-15T13:30:00.000Z"
const placedAt = Date.parse(placedAtIso)
const dueAt = "2026-11-15T14:00:00.000Z"
const runningStatus = { isLate: false, isAtRisk: false, dueAt, endedAt: undefined }

/** `owed` is what the customer gets if the order is late; `compensation` is what they got. */
function lateText(how: "wallet" | "source" | "cash"): string {
  const tracker = { placedAt: placedAtIso, compensation: null, owed: { amount: 300_00, how } }
  return formatGuarantee(tracker, "IN", { ...runningStatus, isLate: true }).text
}

function metText(minutes: number): string {
  const endedAt = placedAt + minutes * MINUTE_MS
  return formatGuarantee({ placedAt: placedAtIso, compensation: null, owed: null }, "IN", { ...runningStatus, endedAt })
    .text
}

test("[TRK-3g] a late order says how it is compensated, and mentions paying less only for cash", () => {
  expect(lateText("cash")).toMatch(/₹300.* less at the door/)
  expect(lateText("wallet")).toMatch(/₹300.*to your wallet/)
  expect(lateText("source")).toMatch(/₹300.*original payment method/)
  expect(lateText("wallet") + lateText("source")).not.toMatch(/less/)
})

test("[TRK-3a] a guarantee that was met shows after how many minutes the order was delivered, also in the singular", () => {
  expect(metText(0.4)).toBe("Delivered in 1 minute, as promised.")
  expect(metText(21.5)).toBe("Delivered in 22 minutes, as promised.")
})

test("[TRK-3a] a running guarantee shows its due time, and says that the order may be late if the estimate is", () => {
  const tracker = { placedAt: placedAtIso, compensation: null, owed: { amount: 300_00, how: "source" as const } }
  expect(formatGuarantee(tracker, "IN", runningStatus).text).toBe("Arrives by 7:30 pm, or you get ₹300 back.")
  expect(formatGuarantee(tracker, "IN", { ...runningStatus, isAtRisk: true }).text).toBe(
    "We may be later than 7:30 pm. If so, you get ₹300 back.",
  )
})

test("[TRK-3a] an order is at risk once its estimate ends after the due time", () => {
  const from = "2026-11-15T13:50:00.000Z"
  expect(isEstimateLate({ from, to: dueAt }, dueAt)).toBe(false)
  expect(isEstimateLate({ from, to: "2026-11-15T14:01:00.000Z" }, dueAt)).toBe(true)
  expect(isEstimateLate(null, dueAt)).toBe(false)
})
