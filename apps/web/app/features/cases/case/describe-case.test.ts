import { caseStates } from "@hearth/domain/cases/case-state.ts"
import { expect, test } from "vitest"
import { canReply, doneStages, isWithCustomerCare, nameOfState, nextStepOf, titleOfState } from "./describe-case.ts"

const zone = "Asia/Kolkata"
const now = Date.parse("2026-03-02T12:00:00.000Z")
const base = { state: "OPEN", storeName: "Indiranagar", answerDueAt: null, reopenUntil: null } as const

test("[FBK-3a] every state has a name and a sentence", () => {
  expect(caseStates.map(nameOfState)).toEqual([
    "Received",
    "With the store",
    "With customer care",
    "Resolved",
    "Reopened",
  ])
  expect(caseStates.map((state) => titleOfState({ ...base, state }))).toEqual([
    "We’ve got your report",
    "Indiranagar is looking into it",
    "Customer care is looking into it",
    "This case is resolved",
    "You’ve reopened this case",
  ])
})

test("[FBK-3a] an active case says by when the answer comes, and admits it if that time has passed", () => {
  const answerDueAt = "2026-03-02T14:00:00.000Z"
  expect(nextStepOf({ ...base, answerDueAt }, zone, now)).toEqual({
    text: "You’ll get an answer today at 7:30 pm at the latest. It shows here.",
    isLate: false,
  })
  const late = nextStepOf({ ...base, answerDueAt }, zone, now + 3 * 3_600_000)
  expect(late.isLate).toBe(true)
  expect(late.text).toMatch(/^We wanted to answer you by now/)
  expect(nextStepOf({ ...base, state: "WITH_STORE" }, zone, now).text).toMatch(/^We’ve answered and continue/)
})

test("[FBK-3a] a case is reported, then answered, then resolved; after the customer wrote again it waits for an answer", () => {
  const answerDueAt = "2026-03-02T14:00:00.000Z"
  expect(doneStages({ state: "OPEN", answerDueAt })).toEqual(["reported"])
  expect(doneStages({ state: "WITH_STORE", answerDueAt: null })).toEqual(["reported", "answered"])
  expect(doneStages({ state: "RESOLVED", answerDueAt: null })).toEqual(["reported", "answered", "resolved"])
  expect(doneStages({ state: "REOPENED", answerDueAt })).toEqual(["reported"])
  expect(doneStages({ state: "WITH_STORE", answerDueAt })).toEqual(["reported"])
})

test("[FBK-3c] the customer calls customer care about a case that the store passed on or that was reopened", () => {
  expect(caseStates.filter(isWithCustomerCare)).toEqual(["WITH_HEAD_OFFICE", "REOPENED"])
})

test("[FBK-3b] a resolved case can be reopened until its time is over", () => {
  const resolved = { ...base, state: "RESOLVED", reopenUntil: "2026-03-03T12:00:00.000Z" } as const
  expect(nextStepOf(resolved, zone, now).text).toBe(
    "Still not right? You can reopen it until it closes for good tomorrow at 5:30 pm.",
  )
  expect(canReply(resolved, now)).toBe(true)
  const later = now + 2 * 24 * 3_600_000
  expect(nextStepOf(resolved, zone, later).text).toMatch(/^This case is closed/)
  expect(canReply(resolved, later)).toBe(false)
  expect(canReply({ ...resolved, reopenUntil: null }, now)).toBe(false)
  expect(canReply(base, now)).toBe(true)
})
