import { officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import { containsContact } from "@hearth/domain/identity/contains-contact.ts"
import { LARGEST_CORRECTION } from "@hearth/domain/loyalty/points-correction.ts"
import { z } from "zod"
import { freeText, timestamp, uuid } from "../../fields.ts"
import { orderId } from "../orders.shapes.ts"
import { staffMember } from "./store-ops.shapes.ts"

/**
 * Why head office changes something. The audit log is never changed, not even when a customer deletes the account, so
 * phone numbers and e-mail addresses are refused.
 */
export const reason = freeText(200)
  .refine((text) => text.trim() !== "", "must not be blank")
  .refine((text) => !containsContact(text), "must not have a phone number or an e-mail address")

/** A member of staff with the roles in the country of the host. */
export const officeMember = staffMember.extend({ roles: z.array(z.enum(officeRoles)) })
export type OfficeMember = z.infer<typeof officeMember>

/** The values that a change replaced or wrote, by their names. */
const auditValues = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
export type AuditValues = z.infer<typeof auditValues>

export const auditEntry = z.object({
  entryId: z.int(),
  at: timestamp,
  member: z.object({ memberId: uuid, name: z.string() }),
  /** One of `auditActions`, or an action that a newer version recorded. */
  action: z.string(),
  /** What was changed: the user id of a customer, the id of a member or the name of a switch. Null if nobody was found. */
  subject: z.string().nullable(),
  from: auditValues.nullable(),
  to: auditValues.nullable(),
  /** Null for a search, which changes nothing, and if a store ended the account of a member with roles. */
  reason: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const correctionStatuses = ["pending", "applied", "rejected"] as const
export type CorrectionStatus = (typeof correctionStatuses)[number]

/** How many points a correction adds or takes. */
export const correctedPoints = z
  .int()
  .min(-LARGEST_CORRECTION)
  .max(LARGEST_CORRECTION)
  .refine((points) => points !== 0, "must not be 0")

const namedMember = z.object({ memberId: uuid, name: z.string() })

/** An entry of a customer's points history. */
export const pointsHistoryEntry = z.object({
  entryId: uuid,
  at: timestamp,
  /** What happened, such as `points earned`, `points corrected` or `points lost`. A newer version may record others. */
  kind: z.string(),
  /** Positive for points received, negative for points spent, 0 for points that were lost before they were credited. */
  points: z.int(),
  pointsAfter: z.int(),
  /** The points of a delivered order that were lost before they were credited; null in all other entries. */
  lost: z.object({ points: z.int(), how: z.enum(["given up", "taken back"]) }).nullable(),
  orderId: orderId.nullable(),
  /** Who at head office changed the points and why; null if nobody there did. */
  change: z
    .object({
      member: namedMember,
      /** The second person; null if none was needed. */
      approvedBy: namedMember.nullable(),
      reason: z.string(),
    })
    .nullable(),
})
export type PointsHistoryEntry = z.infer<typeof pointsHistoryEntry>

export const correction = z.object({
  correctionId: uuid,
  userId: uuid,
  points: z.int(),
  reason: z.string(),
  status: z.enum(correctionStatuses),
  requestedBy: namedMember,
  requestedAt: timestamp,
  /** The second person; null while the correction is pending, and if it needed none. */
  decidedBy: namedMember.nullable(),
  decidedAt: timestamp.nullable(),
})
export type Correction = z.infer<typeof correction>

export const pendingCorrection = correction.extend({
  /** The customer's points now; null if the customer is no longer a member of the programme. */
  currentPoints: z.int().nullable(),
})
export type PendingCorrection = z.infer<typeof pendingCorrection>
