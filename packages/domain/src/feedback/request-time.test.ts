import { expect, test } from "vitest"
import { feedbackRequestTime } from "./request-time.ts"

const requestTimeOf = (handedOverAt: string) =>
  new Date(feedbackRequestTime(Date.parse(handedOverAt), "Asia/Kolkata")).toISOString()

test("[FBK-1g] feedback is requested 45 minutes after the handover", () => {
  expect(requestTimeOf("2026-11-18T13:00:00+05:30")).toBe("2026-11-18T08:15:00.000Z")
  expect(requestTimeOf("2026-11-18T19:15:00+05:30")).toBe("2026-11-18T14:30:00.000Z")
})

test("[FBK-1g] after 8 pm and before 9 am, feedback is requested at 9 am", () => {
  const nextMorning = "2026-11-19T03:30:00.000Z"
  expect(requestTimeOf("2026-11-18T19:16:00+05:30")).toBe(nextMorning)
  expect(requestTimeOf("2026-11-18T23:40:00+05:30")).toBe(nextMorning)
  expect(requestTimeOf("2026-11-19T01:00:00+05:30")).toBe(nextMorning)
  expect(requestTimeOf("2026-11-19T08:14:00+05:30")).toBe(nextMorning)
})

test("[FBK-1g] the morning is that of the store's time zone", () => {
  const handedOverAt = Date.parse("2026-11-18T23:00:00+06:00")
  expect(new Date(feedbackRequestTime(handedOverAt, "Asia/Dhaka")).toISOString()).toBe("2026-11-19T03:00:00.000Z")
})
