import { MINUTE } from "@hearth/domain/stores/zoned-time.ts"
import { expect, test } from "vitest"
import { sayPromise } from "./say-promise.ts"

const iso = "2026-11-15T13:30:00.000Z"
const placedAt = Date.parse(iso)

function sayLate(how: "wallet" | "source" | "cash"): string {
  const tracker = { placedAt: iso, compensation: null, owed: { amount: 300_00, how } }
  return sayPromise(tracker, "IN", { isLate: true, endedAt: undefined }).words
}

function sayKept(minutes: number): string {
  const endedAt = placedAt + minutes * MINUTE
  return sayPromise({ placedAt: iso, compensation: null, owed: null }, "IN", { isLate: false, endedAt }).words
}

test("[TRK-3] a late order says how its money is given, and to pay less only where it is taken off the cash", () => {
  expect(sayLate("cash")).toMatch(/₹300.* less at the door/)
  expect(sayLate("wallet")).toMatch(/₹300.*in your wallet/)
  expect(sayLate("source")).toMatch(/₹300.*where you paid from/)
  expect(sayLate("wallet") + sayLate("source")).not.toMatch(/less/)
})

test("[TRK-3] a promise that was kept says in how many minutes, also in one", () => {
  expect(sayKept(0.4)).toBe("There in 1 minute: promise kept.")
  expect(sayKept(21.5)).toBe("There in 22 minutes: promise kept.")
})
