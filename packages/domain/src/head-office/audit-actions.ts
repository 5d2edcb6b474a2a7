/** What head office does that the audit log records. */
export const auditActions = [
  "member hired",
  "member ended",
  "roles changed",
  "switch changed",
  "customer searched",
  "correction requested",
  "correction applied",
  "correction approved",
  "correction rejected",
  "points taken back",
  "cases searched",
  "case read",
  "remedy requested",
  "remedy given",
  "remedy approved",
  "remedy rejected",
] as const
export type AuditAction = (typeof auditActions)[number]

export function isAuditAction(name: string): name is AuditAction {
  return auditActions.some((action) => action === name)
}
