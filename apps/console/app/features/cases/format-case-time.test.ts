import { expect, test } from "vitest"
import { answerClock, formatAgo, formatDuration } from "./format-case-time.ts"

const MINUTE = 60_000
const now = Date.parse("2026-11-18T09:00:00.000Z")
const at = (minutes: number) => new Date(now + minutes * MINUTE).toISOString()

test.each([
  [0, "less than 1 min"],
  [59, "59 min"],
  [60, "1 h"],
  [125, "2 h 5 min"],
  [24 * 60, "1 day"],
  [71 * 60, "2 days"],
])("%i minutes are %j", (minutes, text) => {
  expect(formatDuration(minutes * MINUTE)).toBe(text)
})

test("a time that has just passed is not counted", () => {
  expect(formatAgo(at(0), now)).toBe("Just now")
  expect(formatAgo(at(-3), now)).toBe("3 min ago")
})

const waiting = { state: "OPEN", waitsForAnswer: true } as const

test("a case says until when somebody has to answer, and by how much it is overdue", () => {
  expect(answerClock({ ...waiting, answerDueAt: at(90) }, now)).toEqual({
    tone: "plain",
    text: "Answer within 1 h 30 min",
  })
  expect(answerClock({ ...waiting, answerDueAt: at(10) }, now)?.tone).toBe("soon")
  expect(answerClock({ ...waiting, answerDueAt: at(-10) }, now)).toEqual({ tone: "late", text: "Overdue by 10 min" })
})

test("after the first answer, a case says whether the customer wrote again; a resolved one says nothing", () => {
  const answered = { state: "WITH_STORE", answerDueAt: null } as const
  expect(answerClock({ ...answered, waitsForAnswer: true }, now)?.text).toBe("Customer is waiting")
  expect(answerClock({ ...answered, waitsForAnswer: false }, now)?.text).toBe("Answered")
  expect(answerClock({ state: "RESOLVED", answerDueAt: null, waitsForAnswer: true }, now)).toBeUndefined()
})
