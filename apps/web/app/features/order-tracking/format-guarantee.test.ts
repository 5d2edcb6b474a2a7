import { MINUTE_MS } from "@hearth/domain/stores/zoned-time.ts"
import { expect, test } from "vitest"
import { isEstimateLate, formatGuarantee } from "./format-guarantee.ts"

const iso = "2026-11-15T13:30:00.000Z"
const placedAt = Date.parse(iso)
const dueAt = "2026-11-15T14:00:00.000Z"
const running = { isLate: false, isAtRisk: false, dueAt, endedAt: undefined }

function sayLate(how: "wallet" | "source" | "cash"): string {
  const tracker = { placedAt: iso, compensation: null, owed: { amount: 300_00, how } }
  return formatGuarantee(tracker, "IN", { ...running, isLate: true }).words
}

function sayKept(minutes: number): string {
  const endedAt = placedAt + minutes * MINUTE_MS
  return formatGuarantee({ placedAt: iso, compensation: null, owed: null }, "IN", { ...running, endedAt }).words
}

test("[TRK-3] a late order says how it is compensated, and mentions paying less only for cash", () => {
  expect(sayLate("cash")).toMatch(/₹300.* less at the door/)
  expect(sayLate("wallet")).toMatch(/₹300.*in your wallet/)
  expect(sayLate("source")).toMatch(/₹300.*where you paid from/)
  expect(sayLate("wallet") + sayLate("source")).not.toMatch(/less/)
})

test("[TRK-3] a guarantee that was met says after how many minutes, also for one minute", () => {
  expect(sayKept(0.4)).toBe("There in 1 minute: promise kept.")
  expect(sayKept(21.5)).toBe("There in 22 minutes: promise kept.")
})

test("[TRK-3] a running guarantee shows its due time, and says that the order may be late if the estimate is", () => {
  const tracker = { placedAt: iso, compensation: null, owed: { amount: 300_00, how: "source" as const } }
  expect(formatGuarantee(tracker, "IN", running).words).toBe("At your door by 7:30 pm, or ₹300 goes back to you.")
  expect(formatGuarantee(tracker, "IN", { ...running, isAtRisk: true }).words).toBe(
    "It looks as if we’ll be later than 7:30 pm. Then ₹300 goes back to you.",
  )
})

test("[TRK-3] an order is at risk once its estimate ends after the due time", () => {
  const from = "2026-11-15T13:50:00.000Z"
  expect(isEstimateLate({ from, to: dueAt }, dueAt)).toBe(false)
  expect(isEstimateLate({ from, to: "2026-11-15T14:01:00.000Z" }, dueAt)).toBe(true)
  expect(isEstimateLate(null, dueAt)).toBe(false)
})
