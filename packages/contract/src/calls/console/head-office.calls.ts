import { z } from "zod"
import { countryCode } from "../../country-schema.ts"
import { defineCall } from "../../define-call.ts"
import { success } from "../../envelope.ts"
import { freeText, text, timestamp, uuid } from "../../fields.ts"
import { mobile } from "../auth.shapes.ts"
import { membership } from "../loyalty.calls.ts"
import { orderId } from "../orders.shapes.ts"
import {
  auditEntry,
  correctedPoints,
  correction,
  officeMember,
  pendingCorrection,
  pointsHistoryEntry,
  reason,
} from "./head-office.shapes.ts"
import { auditActions } from "@hearth/domain/head-office/audit-actions.ts"
import { officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import { loginName, password } from "./store-ops.shapes.ts"

/*
 * Head office's own area. Calls with `access: "staff"` need a role in the country of the host, which the action checks;
 * managers of head office have every role.
 */

const group = "Head office"

const featureSwitch = z.object({
  /** A feature's name, `cookies` (off: cookies need consent) or `tracking` (analytics). */
  name: z.string(),
  title: z.string(),
  country: countryCode,
  isOff: z.boolean(),
  /** Switched off by the deployment's settings. Head office can't switch it on. */
  isOffByDeployment: z.boolean(),
  reason: z.string().nullable(),
  changedAt: timestamp.nullable(),
})

export type FeatureSwitch = z.infer<typeof featureSwitch>

/**
 * How many points the caller can add or take now without a second person's approval. Their corrections in the last 24
 * hours reduce it.
 */
const withoutApproval = z.int()

/**
 * The points of each correction of this customer that waits for approval, oldest first. The console shows them, so that
 * nobody requests the same correction again.
 */
const waitingCorrections = z.array(z.int())

const foundCustomer = z.object({
  userId: uuid,
  name: z.string(),
  /** Masked; empty if the customer has given none. */
  email: z.string(),
  membership,
  withoutApproval,
  waitingCorrections,
  /** Orders that were placed, including cancelled ones. */
  orders: z.int(),
})
export type FoundCustomer = z.infer<typeof foundCustomer>

/** A customer's points after a change. `balance` and `pending` are null if the customer isn't a member of the programme. */
const pointsAfter = membership.pick({ balance: true, pending: true }).extend({ withoutApproval, waitingCorrections })
export type PointsAfter = z.infer<typeof pointsAfter>

const roles = z.array(z.enum(officeRoles)).max(officeRoles.length)
const personName = freeText(60, 1).refine((name) => name.trim() !== "", "must not be blank")

const correctionParams = z.object({ correctionId: uuid })
const correctionResponse = success(z.object({ correction }))

export const headOfficeCalls = [
  defineCall({
    route: "GET /store-ops/ve1/head-office/switches",
    summary:
      "Lists the features that can be switched off in the country, with their state; role operations; managers of head office see every country",
    group,
    access: "staff",
    response: success(z.object({ switches: z.array(featureSwitch) })),
  }),
  defineCall({
    route: "PUT /store-ops/ve1/head-office/switches/{country}/{name}",
    summary:
      "Switches a feature off or on in the country, without a restart; role operations; managers of head office can do it in every country",
    group,
    access: "staff",
    idempotency: "optional",
    params: z.object({ country: countryCode, name: z.string().regex(/^[A-Za-z_]{1,40}$/) }),
    body: z.strictObject({ isOff: z.boolean(), reason }),
    response: success(z.object({})),
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/head-office/roles",
    summary: "Returns the caller's own roles in the country; empty for staff without one",
    group,
    access: "staff",
    response: success(z.object({ roles: z.array(z.enum(officeRoles)) })),
  }),
  defineCall({
    route: "GET /store-ops/ve1/head-office/members",
    summary: "Lists head office's managers and the members with a role in the country; with `login`, that member",
    group,
    access: "head-office",
    query: z.object({ login: loginName.optional() }),
    response: success(z.object({ members: z.array(officeMember) })),
  }),
  defineCall({
    route: "POST /store-ops/ve1/head-office/members",
    summary:
      "Adds a person who works for head office: either a manager (`isManager`, no `roles`), or a member with `roles` in the country who works at no store",
    group,
    access: "head-office",
    withoutKey:
      "A stored key would contain a plain hash of the password. A repeated request is refused because the name is taken.",
    body: z.strictObject({ login: loginName, name: personName, password, isManager: z.boolean(), roles, reason }),
    response: success(z.object({ member: officeMember })),
    errors: ["STAFF_NAME_TAKEN", "PASSWORD_WEAK", "RULE_NOT_MET"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/head-office/members/{memberId}/end",
    summary:
      "Ends the account of a person who works for head office only: signs them out and withdraws their roles in all countries",
    group,
    access: "head-office",
    idempotency: "optional",
    params: z.object({ memberId: uuid }),
    body: z.strictObject({ reason }),
    response: success(z.object({})),
    errors: ["NOT_FOUND", "RULE_NOT_MET"],
  }),
  defineCall({
    route: "PUT /store-ops/ve1/head-office/members/{memberId}/password",
    summary:
      "Sets a temporary password for a member who forgot theirs: ends all their sessions, and they have to change it at the next sign-in; nobody can set their own password with this call",
    group,
    access: "head-office",
    withoutKey:
      "A stored key would contain a plain hash of the password. A repeated request sets the same password again and is recorded again.",
    params: z.object({ memberId: uuid }),
    body: z.strictObject({ password, reason }),
    response: success(z.object({})),
    errors: ["NOT_FOUND", "PASSWORD_WEAK", "RULE_NOT_MET"],
  }),
  defineCall({
    route: "PUT /store-ops/ve1/head-office/members/{memberId}/roles",
    summary: "Sets a member's roles in the country; nobody can set their own",
    group,
    access: "head-office",
    idempotency: "optional",
    params: z.object({ memberId: uuid }),
    body: z.strictObject({ roles, reason }),
    response: success(z.object({ member: officeMember })),
    errors: ["NOT_FOUND", "RULE_NOT_MET"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/head-office/audit",
    summary: "Lists the country's audit log, newest first; any role",
    group,
    access: "staff",
    query: z.object({
      action: z.enum(auditActions).optional(),
      subject: text(80, 1).optional(),
      /** The `nextId` of the previous page. */
      beforeId: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    }),
    response: success(
      z.object({
        entries: z.array(auditEntry),
        /** Null on the last page. */
        nextId: z.int().nullable(),
      }),
    ),
  }),
  defineCall({
    route: "POST /store-ops/ve1/head-office/customers/search",
    summary: "Finds a customer of the country by mobile number; role support; recorded in the audit log",
    group,
    access: "staff",
    withoutKey: "It only reads. A repeated search shows personal data again, so it is recorded and limited again.",
    body: z.strictObject({ mobile }),
    response: success(z.object({ customer: foundCustomer })),
    errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/head-office/customers/{userId}/points-history",
    summary:
      "Lists what a customer earned, redeemed, got back and lost, newest first; role support; recorded in the audit log",
    group,
    access: "staff",
    feature: "loyalty",
    params: z.object({ userId: uuid }),
    query: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: success(z.object({ entries: z.array(pointsHistoryEntry), pageNo: z.int(), pages: z.int() })),
    errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/head-office/customers/{userId}/corrections",
    summary: "Corrects a member's points, or requests it if a second person has to approve; role support",
    group,
    access: "staff",
    feature: "loyalty",
    idempotency: "required",
    params: z.object({ userId: uuid }),
    body: z.strictObject({ points: correctedPoints, reason }),
    response: success(pointsAfter.extend({ correction })),
    errors: ["NOT_FOUND", "RULE_NOT_MET"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/head-office/corrections",
    summary: "Lists the corrections that wait for a second person, oldest first; role support or finance",
    group,
    access: "staff",
    feature: "loyalty",
    response: success(
      z.object({
        corrections: z.array(pendingCorrection),
        /** Whether more corrections wait than are listed; the oldest are listed. */
        hasMore: z.boolean(),
      }),
    ),
  }),
  defineCall({
    route: "POST /store-ops/ve1/head-office/corrections/{correctionId}/approve",
    summary: "Approves and applies a correction that someone else requested; role finance",
    group,
    access: "staff",
    feature: "loyalty",
    idempotency: "required",
    params: correctionParams,
    response: correctionResponse,
    errors: ["NOT_FOUND", "CONFLICT", "RULE_NOT_MET"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/head-office/corrections/{correctionId}/reject",
    summary: "Rejects a correction that someone else requested; role finance",
    group,
    access: "staff",
    feature: "loyalty",
    idempotency: "required",
    params: correctionParams,
    body: z.strictObject({ reason }),
    response: correctionResponse,
    errors: ["NOT_FOUND", "CONFLICT"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/head-office/orders/{orderId}/take-back-points",
    summary:
      "Takes back the points that an order earned and returns how many; repeating it changes nothing; role support",
    group,
    access: "staff",
    feature: "loyalty",
    idempotency: "required",
    params: z.object({ orderId }),
    body: z.strictObject({
      reason,
      /** If set, the order must be this customer's; an order of somebody else is not found. */
      userId: uuid.optional(),
    }),
    response: success(pointsAfter.extend({ points: z.int() })),
    errors: ["NOT_FOUND"],
  }),
] as const
