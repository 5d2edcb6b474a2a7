/** What head office does that the audit log records. */
export const auditActions = [
  "member hired",
  "member ended",
  "roles changed",
  "password reset",
  "switch changed",
  "customer searched",
  "points history read",
  "correction requested",
  "correction applied",
  "correction approved",
  "correction rejected",
  "points taken back",
  "cases searched",
  "case read",
  "feedback number read",
  "remedy requested",
  "remedy given",
  "remedy approved",
  "remedy rejected",
  "alert written",
  "alert ended",
] as const
export type AuditAction = (typeof auditActions)[number]

export function isAuditAction(name: string): name is AuditAction {
  return auditActions.some((action) => action === name)
}
