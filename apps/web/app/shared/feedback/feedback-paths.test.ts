import { expect, test } from "vitest"
import { feedbackPath } from "./feedback-paths.ts"

test("the paths name the order, and the stars that were tapped", () => {
  expect(feedbackPath()).toBe("/postorder-ui/feedback")
  expect(feedbackPath("IN00000001")).toBe("/postorder-ui/feedback?orderId=IN00000001")
  expect(feedbackPath("IN00000001", 4)).toBe("/postorder-ui/feedback?orderId=IN00000001&stars=4")
})
