/**
 * FBK-3: the states of a case, as customer and staff see them. `OPEN`: nobody has taken it yet. `WITH_STORE` and
 * `WITH_HEAD_OFFICE`: somebody there works on it. `RESOLVED`: answered and, if promised, remedied. `REOPENED`: the
 * customer isn't satisfied; head office continues.
 */
export const caseStates = ["OPEN", "WITH_STORE", "WITH_HEAD_OFFICE", "RESOLVED", "REOPENED"] as const
export type CaseState = (typeof caseStates)[number]

/** Who works on a case. */
export const caseDesks = ["STORE", "HEAD_OFFICE"] as const
export type CaseDesk = (typeof caseDesks)[number]

const nextStates: Readonly<Record<CaseState, readonly CaseState[]>> = {
  OPEN: ["WITH_STORE", "WITH_HEAD_OFFICE", "RESOLVED"],
  WITH_STORE: ["WITH_HEAD_OFFICE", "RESOLVED"],
  WITH_HEAD_OFFICE: ["WITH_STORE", "RESOLVED"],
  RESOLVED: ["REOPENED"],
  REOPENED: ["WITH_STORE", "WITH_HEAD_OFFICE", "RESOLVED"],
}

export function canBecome(from: CaseState, to: CaseState): boolean {
  return nextStates[from].includes(to)
}

/** Whether somebody still has to act. */
export function isActive(state: CaseState): boolean {
  return state !== "RESOLVED"
}

/** How long after it was resolved a customer can reopen a case. */
export const REOPEN_WITHIN_DAYS = 7

/** How long after the handover a customer can complain about an order. */
export const COMPLAIN_WITHIN_DAYS = 7

/** Active cases of one order. More complaints about it are replies to these. */
export const MAX_ACTIVE_CASES_PER_ORDER = 3
