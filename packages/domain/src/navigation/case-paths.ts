import { POSTORDER_PATH } from "./other-pages.ts"

/** The list of the visitor's cases. */
export const CASES_PATH = `${POSTORDER_PATH}/cases`

/** The page of one case. */
export function casePath(caseId: string): string {
  return `${CASES_PATH}?${new URLSearchParams({ caseId }).toString()}`
}
