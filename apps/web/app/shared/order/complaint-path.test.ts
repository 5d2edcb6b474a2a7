import { expect, test } from "vitest"
import { casePath, complaintPath } from "./complaint-path.ts"

test("[FBK-2c] [FBK-3a] the paths name the order and the case", () => {
  expect(complaintPath("IN7K2M9QXD")).toBe("/postorder-ui/help?orderId=IN7K2M9QXD")
  expect(complaintPath("&x=/")).toBe("/postorder-ui/help?orderId=%26x%3D%2F")
  expect(complaintPath("IN7K2M9QXD", "COLD")).toBe("/postorder-ui/help?orderId=IN7K2M9QXD&category=COLD")
  expect(casePath("c-1")).toBe("/postorder-ui/cases?caseId=c-1")
})
