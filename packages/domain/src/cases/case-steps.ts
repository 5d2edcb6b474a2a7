import { canBecome, type CaseDesk, type CaseState, isActive, REOPEN_WITHIN_DAYS } from "./case-state.ts"

const DAY_MS = 24 * 3_600_000

/** What changes a case's state and desk. Working on a case is taking it, answering it or giving a remedy. */
export type CaseStep = { step: "work"; desk: CaseDesk } | { step: "pass"; desk: CaseDesk } | { step: "resolve" }

export interface CasePosition {
  state: CaseState
  desk: CaseDesk
}

const stateAt: Readonly<Record<CaseDesk, CaseState>> = { STORE: "WITH_STORE", HEAD_OFFICE: "WITH_HEAD_OFFICE" }

/** Returns the position after a step of staff, or undefined if the case doesn't allow it now. */
export function positionAfter({ state, desk }: CasePosition, step: CaseStep): CasePosition | undefined {
  if (!isActive(state)) return undefined
  if (step.step === "resolve") return { state: "RESOLVED", desk }
  if (step.step === "pass" && step.desk === desk) return undefined
  const next = stateAt[step.desk]
  return state === next || canBecome(state, next) ? { state: next, desk: step.desk } : undefined
}

/**
 * Returns the position of a case with the store that nobody answered in time. It stays open if nobody has taken it.
 */
export function positionOfOverdue(state: CaseState): CasePosition {
  return {
    state: canBecome(state, "WITH_HEAD_OFFICE") && state !== "OPEN" ? "WITH_HEAD_OFFICE" : state,
    desk: "HEAD_OFFICE",
  }
}

/** Until when the customer can reopen a resolved case. */
export function reopenUntil(resolvedAt: number): number {
  return resolvedAt + REOPEN_WITHIN_DAYS * DAY_MS
}
