import { expect, test } from "vitest"
import { casePath, complaintPath, offersComplaint } from "./complaint-path.ts"

const at = "2026-03-01T12:00:00.000Z"
const later = (days: number) => Date.parse(at) + days * 24 * 3_600_000

test("[FBK-2] a problem can be reported for seven days, once the customer has the order", () => {
  expect(offersComplaint("DELIVERED", at, later(0))).toBe(true)
  expect(offersComplaint("PICKED UP", at, later(6.9))).toBe(true)
  expect(offersComplaint("DELIVERED", at, later(7))).toBe(false)
  expect(offersComplaint("PICKED", at, later(0))).toBe(false)
  expect(offersComplaint("CANCELLED", at, later(0))).toBe(false)
  expect(offersComplaint("DELIVERED", null, later(0))).toBe(false)
})

test("the paths name the order and the case", () => {
  expect(complaintPath("IN7K2M9QXD")).toBe("/postorder-ui/help?orderId=IN7K2M9QXD")
  expect(complaintPath("&x=/")).toBe("/postorder-ui/help?orderId=%26x%3D%2F")
  expect(casePath("c-1")).toBe("/postorder-ui/cases?caseId=c-1")
})
