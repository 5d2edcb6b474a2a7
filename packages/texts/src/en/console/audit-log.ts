import type { RemedyKind } from "@hearth/domain/cases/remedies.ts"
import type { AuditAction } from "@hearth/domain/head-office/audit-actions.ts"
import { points } from "../loyalty/rewards.ts"

export const auditLog = "Audit log"
export const neverChanged =
  "Every change by head office, and each time it searches for or reads a customer’s data, newest first. Nobody can edit or delete an entry."
export const entries = "Entries"
export const filter = "Filter the log"
export const action = "What happened"
export const anyAction = "Everything"
export const subject = "About"
export const subjectHint = "A customer’s, member’s, case’s, feedback’s or alert’s id, or a feature’s name"
export const showEntries = "Show entries"
export const clearFilter = "Clear filter"
export const noEntries = "No entries yet"
export const noEntriesHint =
  "Searches, corrections, remedies, alerts and changes of people, roles and features appear here."
export const noMatches = "No entries match"
export const noMatchesHint = "Choose something else, or clear the filter."
export const allShown = (count: number) => (count === 1 ? "1 entry" : `All ${count} entries`)
export const filterBy = (subject: string) => `${subject}: show only these entries`

export const actions: Readonly<Record<AuditAction, string>> = {
  "member hired": "Person added",
  "member ended": "Access ended",
  "roles changed": "Roles changed",
  "password reset": "Password reset",
  "switch changed": "Feature switched",
  "customer searched": "Customer searched",
  "points history read": "Points history read",
  "correction requested": "Correction requested",
  "correction applied": "Points corrected",
  "correction approved": "Correction approved",
  "correction rejected": "Correction rejected",
  "points taken back": "Points taken back",
  "cases searched": "Cases searched",
  "case read": "Case read",
  "feedback number read": "Number of feedback read",
  "remedy requested": "Remedy requested",
  "remedy given": "Remedy given",
  "remedy approved": "Remedy approved",
  "remedy rejected": "Remedy rejected",
  "alert written": "Alert written",
  "alert ended": "Alert ended",
}

/* What a person did, as a sentence. */
export const someone = "Someone"
export const did = (who: string, action: string) => `${who} did: ${action}`
export const hired = (who: string) => `${who} added a person to head office`
export const hiredManager = (who: string) => `${who} added a manager to head office`
export const ended = (who: string) => `${who} ended a person’s access`
export const endedManager = (who: string) => `${who} ended a manager’s access`
export const changedRoles = (who: string) => `${who} changed a member’s roles`
export const resetPassword = (who: string) => `${who} set a temporary password for a member`
export const turnedOff = (who: string, feature: string) => `${who} turned off ${feature}`
export const turnedOn = (who: string, feature: string) => `${who} turned on ${feature}`
export const lookedUp = (who: string) => `${who} looked up a customer`
export const foundNobody = (who: string) => `${who} looked for a customer and found nobody`
export const readHistory = (who: string) => `${who} read a customer’s points history`
const adding = (change: number) => (change < 0 ? `removing ${points(-change)}` : `adding ${points(change)}`)
export const requested = (who: string, change: number) => `${who} asked for approval of ${adding(change)}`
export const applied = (who: string, change: number) =>
  change < 0 ? `${who} removed ${points(-change)}` : `${who} added ${points(change)}`
export const approved = (who: string, change: number) => `${who} approved ${adding(change)}`
export const rejected = (who: string, change: number) => `${who} rejected ${adding(change)}`
export const tookBack = (who: string, count: number, order: string) =>
  `${who} took back ${points(count)} of order ${order}`
export const wroteAlert = (who: string, title: string) => `${who} wrote the alert “${title}”`
export const endedAlert = (who: string, title: string) => `${who} ended the alert “${title}” early`

export const searchedCases = (who: string) => `${who} searched for cases`
export const foundNoCase = (who: string) => `${who} searched for cases with a number that nothing has`
export const readCase = (who: string) => `${who} opened a case`
export const readFeedbackNumber = (who: string) => `${who} read the mobile number of a person who gave feedback`
export const feedbackId = (id: string) => `Feedback …${id.slice(-8)}`
export const caseId = (id: string) => `Case …${id.slice(-8)}`
const remedyVerbs = {
  "remedy requested": "asked for approval of",
  "remedy given": "gave",
  "remedy approved": "approved",
  "remedy rejected": "rejected",
} as const
const remedyNames: Readonly<Record<RemedyKind, string>> = {
  REFUND: "a refund of",
  WALLET_CREDIT: "wallet credit of",
  NEW_ORDER: "a new order worth",
}
export const remedySentence = (
  action: keyof typeof remedyVerbs,
  who: string,
  { kind, amount, caseNumber }: { kind: RemedyKind; amount: string; caseNumber: string },
) => `${who} ${remedyVerbs[action]} ${remedyNames[kind]} ${amount}, case ${caseNumber}`

/* What changed. */
export const roles = "Roles"
export const noRoles = "None"
export const everyRole = "Every role"
export const feature = "Feature"
export const alertId = (id: string) => `Alert …${id.slice(-8)}`
export const featureName = (name: string) => `Feature ${name}`
export const on = "On"
export const off = "Off"
export const balance = "Balance"
export const request = "Request"
export const pending = "Waiting"
export const requestRejected = "Rejected"
export const pointsOfOrder = "Points of the order"
export const to = "to"
export const why = "Why"
