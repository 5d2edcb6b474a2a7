import type { CaseSummary } from "@hearth/contract/calls/cases.shapes.ts"
import { isActive } from "@hearth/domain/cases/case-state.ts"

export function countOpenCases(cases: readonly Pick<CaseSummary, "state">[]): number {
  return cases.filter(({ state }) => isActive(state)).length
}
