import { expect, test } from "vitest"
import type { CaseSummary } from "../cases.api.ts"
import { appendCases, type CaseList, withFirstPage } from "./merge-cases.ts"

const summary = (caseId: string, minute: number) =>
  ({ caseId, changedAt: new Date(minute * 60_000).toISOString() }) as CaseSummary
const idsOf = ({ cases }: CaseList) => cases.map(({ caseId }) => caseId).join("")

test("[FBK-3a] a later page is added once, even if a case of it moved to the front meanwhile", () => {
  const list = { cases: [summary("c", 9), summary("b", 8)], next: "1" }
  const next = appendCases(list, { cases: [summary("b", 8), summary("a", 7)], next: null })
  expect([idsOf(next), next.next]).toEqual(["cba", null])
})

test("[FBK-3a] a changed case moves to the front, and later pages stay loaded", () => {
  const list = { cases: [summary("d", 9), summary("c", 8), summary("b", 7), summary("a", 6)], next: "after a" }
  const next = withFirstPage(list, { cases: [summary("b", 10), summary("d", 9)], next: "after d" })
  expect([idsOf(next), next.next]).toEqual(["bdca", "after a"])
})

test("a list in which everything changed begins again", () => {
  const list = { cases: [summary("b", 2), summary("a", 1)], next: null }
  const page = { cases: [summary("d", 9), summary("c", 8)], next: "after c" }
  expect(withFirstPage(list, page)).toEqual(page)
  expect(withFirstPage(undefined, page)).toEqual(page)
})

test("without a further page, the first page is the whole list", () => {
  const list = { cases: [summary("b", 2), summary("a", 1)], next: null }
  expect(idsOf(withFirstPage(list, { cases: [summary("b", 3)], next: null }))).toBe("b")
})
