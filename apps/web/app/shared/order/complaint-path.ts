import type { IssueCategory } from "@hearth/domain/cases/issue-categories.ts"

export const CASES_PATH = "/postorder-ui/cases"

/** FBK-2: the page to report a problem with an order, with the category filled in if one is given. */
export function complaintPath(orderId: string, category?: IssueCategory): string {
  const path = `/postorder-ui/help?orderId=${encodeURIComponent(orderId)}`
  return category === undefined ? path : `${path}&category=${category}`
}

/** FBK-3: the page of one case. */
export function casePath(caseId: string): string {
  return `${CASES_PATH}?caseId=${caseId}`
}
