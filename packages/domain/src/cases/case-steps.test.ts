import { describe, expect, test } from "vitest"
import { canBecome, caseDesks, caseStates, isActive } from "./case-state.ts"
import { positionAfter, positionOfOverdue, reopenUntil } from "./case-steps.ts"

describe("positionAfter", () => {
  test("[FBK-3a] who works on a case has it at their desk, whoever had it before", () => {
    for (const state of caseStates.filter(isActive))
      for (const desk of caseDesks) {
        expect(positionAfter({ state, desk }, { step: "work", desk: "STORE" })).toEqual({
          state: "WITH_STORE",
          desk: "STORE",
        })
        expect(positionAfter({ state, desk }, { step: "work", desk: "HEAD_OFFICE" })).toEqual({
          state: "WITH_HEAD_OFFICE",
          desk: "HEAD_OFFICE",
        })
      }
  })

  test("[FBK-3a] a case is passed to the other desk only", () => {
    const atStore = { state: "WITH_STORE", desk: "STORE" } as const
    expect(positionAfter(atStore, { step: "pass", desk: "STORE" })).toBeUndefined()
    expect(positionAfter(atStore, { step: "pass", desk: "HEAD_OFFICE" })).toEqual({
      state: "WITH_HEAD_OFFICE",
      desk: "HEAD_OFFICE",
    })
  })

  test("[FBK-3a] every active case can be resolved, and a resolved one allows no step of staff", () => {
    for (const state of caseStates.filter(isActive))
      expect(positionAfter({ state, desk: "STORE" }, { step: "resolve" })).toEqual({ state: "RESOLVED", desk: "STORE" })
    const resolved = { state: "RESOLVED", desk: "STORE" } as const
    for (const step of [{ step: "resolve" }, ...caseDesks.map((desk) => ({ step: "work", desk }) as const)] as const)
      expect(positionAfter(resolved, step)).toBeUndefined()
  })
})

test("[FBK-3a] a resolved case can only be reopened, and no case becomes open again", () => {
  expect(caseStates.filter((to) => canBecome("RESOLVED", to))).toEqual(["REOPENED"])
  expect(caseStates.filter((from) => canBecome(from, "OPEN"))).toEqual([])
})

test("[FBK-3c] an overdue case goes to head office and stays open if nobody has taken it", () => {
  expect(positionOfOverdue("OPEN")).toEqual({ state: "OPEN", desk: "HEAD_OFFICE" })
  expect(positionOfOverdue("WITH_STORE")).toEqual({ state: "WITH_HEAD_OFFICE", desk: "HEAD_OFFICE" })
})

test("[FBK-3b] a case can be reopened for a week", () => {
  const resolvedAt = Date.parse("2026-03-01T10:00:00Z")
  expect(new Date(reopenUntil(resolvedAt)).toISOString()).toBe("2026-03-08T10:00:00.000Z")
})
