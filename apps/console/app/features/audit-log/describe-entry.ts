import type { AuditEntry, AuditValues } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { remedyKinds } from "@hearth/domain/cases/remedies.ts"
import { isAuditAction } from "@hearth/domain/head-office/audit-actions.ts"
import { isOfficeRole } from "@hearth/domain/head-office/office-roles.ts"
import * as auditTexts from "@hearth/texts/console/audit-log.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import * as rewardsTexts from "@hearth/texts/loyalty/rewards.ts"

export interface DescribedEntry {
  /** Who did what. */
  sentence: string
  /** The customer, member or feature that was changed; undefined if a search found nobody. */
  subject: string | undefined
  /** Undefined if nothing was changed, as by a search. */
  change: { name: string; from: string; to: string } | undefined
}

type Values = AuditValues | null

const UUID_LENGTH = 36

const numberOf = (values: Values, name: string) => (typeof values?.[name] === "number" ? values[name] : 0)
const textOf = (values: Values, name: string) => (typeof values?.[name] === "string" ? values[name] : "")

/** Describes an entry of the audit log in words. An action that this version doesn't know is shown by its name. */
export function describeEntry(
  { member, action, subject, from, to }: AuditEntry,
  formatAmount: (amount: number) => string,
): DescribedEntry {
  const memberName = member.name || auditTexts.someone
  const points = numberOf(to, "points")
  const about = subject ?? undefined
  const customer = about && headOfficeTexts.customerId(about)
  if (!isAuditAction(action)) return { sentence: auditTexts.did(memberName, action), subject: about, change: undefined }
  switch (action) {
    case "member hired":
      return {
        sentence: (isManager(to) ? auditTexts.hiredManager : auditTexts.hired)(memberName),
        subject: about && headOfficeTexts.memberId(about),
        change: { name: auditTexts.roles, from: auditTexts.noRoles, to: formatRoles(to) },
      }
    case "member ended":
      return {
        sentence: (isManager(from) ? auditTexts.endedManager : auditTexts.ended)(memberName),
        subject: about && headOfficeTexts.memberId(about),
        change: { name: auditTexts.roles, from: formatRoles(from), to: auditTexts.noRoles },
      }
    case "roles changed":
      return {
        sentence: auditTexts.changedRoles(memberName),
        subject: about && headOfficeTexts.memberId(about),
        change: { name: auditTexts.roles, from: formatRoles(from), to: formatRoles(to) },
      }
    case "password reset":
      return {
        sentence: auditTexts.resetPassword(memberName),
        subject: about && headOfficeTexts.memberId(about),
        change: undefined,
      }
    case "switch changed":
      return {
        sentence: (to?.["isOff"] === true ? auditTexts.turnedOff : auditTexts.turnedOn)(memberName, about ?? ""),
        subject: about && auditTexts.featureName(about),
        change: { name: auditTexts.feature, from: formatSwitch(from), to: formatSwitch(to) },
      }
    case "customer searched":
      return {
        sentence: about === undefined ? auditTexts.foundNobody(memberName) : auditTexts.lookedUp(memberName),
        subject: customer,
        change: undefined,
      }
    case "points history read":
      return { sentence: auditTexts.readHistory(memberName), subject: customer, change: undefined }
    case "correction requested":
      return { sentence: auditTexts.requested(memberName, points), subject: customer, change: undefined }
    case "correction applied":
      return { sentence: auditTexts.applied(memberName, points), subject: customer, change: balanceChange(from, to) }
    case "correction approved":
      return { sentence: auditTexts.approved(memberName, points), subject: customer, change: balanceChange(from, to) }
    case "correction rejected":
      return {
        sentence: auditTexts.rejected(memberName, points),
        subject: customer,
        change: { name: auditTexts.request, from: auditTexts.pending, to: auditTexts.requestRejected },
      }
    case "cases searched":
      return {
        sentence: about === undefined ? auditTexts.foundNoCase(memberName) : auditTexts.searchedCases(memberName),
        // The number of a case or an order, or the id of a customer who was found by mobile number.
        subject: about && (about.length === UUID_LENGTH ? customer : about),
        change: undefined,
      }
    case "case read":
      return {
        sentence: auditTexts.readCase(memberName),
        subject: about && auditTexts.caseId(about),
        change: undefined,
      }
    case "feedback number read":
      return {
        sentence: auditTexts.readFeedbackNumber(memberName),
        subject: about && auditTexts.feedbackId(about),
        change: undefined,
      }
    case "remedy requested":
    case "remedy given":
    case "remedy approved":
    case "remedy rejected":
      return {
        sentence: auditTexts.remedySentence(action, memberName, {
          kind: remedyKinds.find((kind) => kind === to?.["kind"]) ?? "REFUND",
          amount: formatAmount(numberOf(to, "amount")),
          caseNumber: textOf(to, "caseNumber"),
        }),
        subject: about && auditTexts.caseId(about),
        change:
          action === "remedy rejected"
            ? { name: auditTexts.request, from: auditTexts.pending, to: auditTexts.requestRejected }
            : undefined,
      }
    case "alert written":
      return {
        sentence: auditTexts.wroteAlert(memberName, textOf(to, "title")),
        subject: about && auditTexts.alertId(about),
        change: undefined,
      }
    case "alert ended":
      return {
        sentence: auditTexts.endedAlert(memberName, textOf(from, "title")),
        subject: about && auditTexts.alertId(about),
        change: undefined,
      }
    case "points taken back": {
      const takenPoints = numberOf(from, "points")
      return {
        sentence: auditTexts.tookBack(memberName, takenPoints, textOf(from, "orderId")),
        subject: customer,
        change: {
          name: auditTexts.pointsOfOrder,
          from: rewardsTexts.points(takenPoints),
          to: rewardsTexts.points(points),
        },
      }
    }
  }
}

function balanceChange(from: Values, to: Values): DescribedEntry["change"] {
  const format = (values: Values) => rewardsTexts.points(numberOf(values, "balance"))
  return { name: auditTexts.balance, from: format(from), to: format(to) }
}

function isManager(values: Values): boolean {
  return values?.["isManager"] === true
}

function formatRoles(values: Values): string {
  if (isManager(values)) return auditTexts.everyRole
  const roles = values?.["roles"]
  const names = Array.isArray(roles)
    ? roles.map((role) => (isOfficeRole(role) ? headOfficeTexts.roles[role] : role))
    : []
  return names.length === 0 ? auditTexts.noRoles : names.join(", ")
}

function formatSwitch(values: Values): string {
  return values?.["isOff"] === true ? auditTexts.off : auditTexts.on
}
