export const CASES_PATH = "/postorder-ui/cases"

/** FBK-2: the page to report a problem with an order. */
export function complaintPath(orderId: string): string {
  return `/postorder-ui/help?orderId=${encodeURIComponent(orderId)}`
}

/** FBK-3: the page of one case. */
export function casePath(caseId: string): string {
  return `${CASES_PATH}?caseId=${caseId}`
}
