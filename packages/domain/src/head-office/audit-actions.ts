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
  "alert written",
  "alert ended",
] as const
export type AuditAction = (typeof auditActions)[number]

export function isAuditAction(name: string): name is AuditAction {
  return auditActions.some((action) => action === name)
}
