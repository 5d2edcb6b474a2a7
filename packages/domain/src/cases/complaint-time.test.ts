import { expect, test } from "vitest"
import { complaintTime } from "./complaint-time.ts"

const promisedBy = Date.parse("2026-03-01T10:00:00Z")
const endedAt = Date.parse("2026-03-01T10:30:00Z")
const DAY_MS = 24 * 3_600_000

test("[FBK-2c] a complaint is possible for a week after the handover", () => {
  const order = { status: "DELIVERED", endedAt, promisedBy } as const
  expect(complaintTime(order, endedAt)).toBe("open")
  expect(complaintTime(order, endedAt + 7 * DAY_MS)).toBe("open")
  expect(complaintTime(order, endedAt + 7 * DAY_MS + 1)).toBe("COMPLAINT_TOO_LATE")
})

test("[FBK-2c] an order on its way can be complained about once it is overdue", () => {
  const order = { status: "PICKED", endedAt: null, promisedBy } as const
  expect(complaintTime(order, promisedBy - 1)).toBe("COMPLAINT_NOT_YET")
  expect(complaintTime(order, promisedBy)).toBe("open")
})

test("[FBK-2c] unpaid, failed and cancelled orders can't be complained about", () => {
  for (const status of ["PENDING", "FAILED", "CANCELLED"] as const)
    expect(complaintTime({ status, endedAt, promisedBy }, endedAt)).toBe("COMPLAINT_NOT_YET")
})
