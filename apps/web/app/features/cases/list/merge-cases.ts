import type { CasePage, CaseSummary } from "../cases.api.ts"

/** The cases that are loaded so far. */
export interface CaseList {
  cases: readonly CaseSummary[]
  /** The cursor of the next page; null if there is none. */
  next: string | null
}

const newestFirst = (one: CaseSummary, other: CaseSummary) => Date.parse(other.changedAt) - Date.parse(one.changedAt)

/** Adds a later page. A case that changed meanwhile moved to the front and may be in both. */
export function appendCases(list: CaseList, page: CasePage): CaseList {
  const knownIds = new Set(list.cases.map(({ caseId }) => caseId))
  return { cases: [...list.cases, ...page.cases.filter(({ caseId }) => !knownIds.has(caseId))], next: page.next }
}

/**
 * Replaces what has changed by a new first page. Pages that were loaded after it stay, unless more has changed than one
 * page holds: then the list begins again.
 */
export function withFirstPage(list: CaseList | undefined, page: CasePage): CaseList {
  if (!list || page.next === null) return { cases: page.cases, next: page.next }
  const inPage = new Set(page.cases.map(({ caseId }) => caseId))
  const others = list.cases.filter(({ caseId }) => !inPage.has(caseId))
  if (others.length === list.cases.length) return { cases: page.cases, next: page.next }
  return others.length === 0
    ? { cases: page.cases, next: page.next }
    : { cases: [...page.cases, ...others].toSorted(newestFirst), next: list.next }
}
