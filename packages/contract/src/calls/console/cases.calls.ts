import { z } from "zod"
import { defineCall } from "../../define-call.ts"
import { success } from "../../envelope.ts"
import { bytes, freeText, minor, storeId, uuid } from "../../fields.ts"
import {
  caseCursor,
  caseDesk,
  caseState,
  inboxCase,
  issueCategory,
  messageText,
  remedyKind,
  staffCase,
  staffRemedy,
} from "../cases.shapes.ts"
import { reason } from "./head-office.shapes.ts"

/*
 * Cases in the console. Staff of the order's store see a case while it is with their store and afterwards; head office
 * needs the role support in the case's country. The action checks both.
 */

const group = "Cases in the console"
const caseParams = z.object({ caseId: uuid })
const remedyParams = z.object({ caseId: uuid, remedyId: uuid })
const caseResponse = success(z.object({ case: staffCase }))
/** The version of the case that the caller sees. If it has changed since, the answer is CASE_CHANGED. */
const version = z.int().min(1)
const inboxQuery = {
  /** Active cases by default, the most urgent first; resolved ones newest first. */
  show: z.enum(["active", "resolved"]).default("active"),
  category: issueCategory.optional(),
  after: caseCursor.optional(),
}
const inbox = success(
  z.object({
    cases: z.array(inboxCase),
    next: caseCursor.nullable(),
    counts: z.object({ active: z.int(), overdue: z.int() }),
  }),
)

export const consoleCasesCalls = [
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/cases",
    summary: "Lists the cases of a store",
    group,
    access: "staff",
    params: z.object({ storeId }),
    query: z.object(inboxQuery),
    response: inbox,
  }),
  defineCall({
    route: "GET /store-ops/ve1/head-office/cases",
    summary: "Lists the cases of the country; search by case number, order number or a customer's mobile; role support",
    group,
    access: "staff",
    query: z.object({
      ...inboxQuery,
      desk: caseDesk.optional(),
      state: caseState.optional(),
      storeId: storeId.optional(),
      search: freeText(30).optional(),
    }),
    response: inbox,
  }),
  defineCall({
    route: "GET /store-ops/ve1/cases/{caseId}",
    summary: "Returns a case with what staff can do about it",
    group,
    access: "staff",
    params: caseParams,
    response: caseResponse,
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/cases/{caseId}/photos/{photoId}",
    summary: "Returns a photo of a case",
    group,
    access: "staff",
    params: z.object({ caseId: uuid, photoId: uuid }),
    response: bytes("image/webp"),
    contentType: "image/webp",
    errors: ["NOT_FOUND", "FILES_UNAVAILABLE"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/cases/{caseId}/take",
    summary: "Makes the caller the owner of a case",
    group,
    access: "staff",
    idempotency: "optional",
    params: caseParams,
    body: z.strictObject({ version }),
    response: caseResponse,
    errors: ["NOT_FOUND", "CASE_CHANGED", "CASE_STEP_REFUSED"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/cases/{caseId}/messages",
    summary: "Answers the customer",
    group,
    access: "staff",
    idempotency: "required",
    params: caseParams,
    body: z.strictObject({ text: messageText }),
    response: caseResponse,
    errors: ["NOT_FOUND", "CASE_STEP_REFUSED"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/cases/{caseId}/desk",
    summary: "Passes a case to head office, or back to the store, with a note for the colleagues",
    group,
    access: "staff",
    idempotency: "optional",
    params: caseParams,
    body: z.strictObject({ desk: caseDesk, note: messageText, version }),
    response: caseResponse,
    errors: ["NOT_FOUND", "CASE_CHANGED", "CASE_STEP_REFUSED"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/cases/{caseId}/resolve",
    summary: "Resolves a case with a last message to the customer; without one only after the account was deleted",
    group,
    access: "staff",
    idempotency: "optional",
    params: caseParams,
    body: z.strictObject({ text: messageText.optional(), version }),
    response: caseResponse,
    errors: ["NOT_FOUND", "CASE_CHANGED", "CASE_STEP_REFUSED"],
  }),
  defineCall({
    route: "POST /store-ops/ve1/cases/{caseId}/remedies",
    summary: "Gives a remedy, or requests it if it needs a second person",
    group,
    access: "staff",
    idempotency: "required",
    params: caseParams,
    body: z.strictObject({
      kind: remedyKind,
      /** For a refund or wallet credit. */
      amount: minor.optional(),
      /** For a new order: the lines of the bill that are made again. */
      items: z.array(uuid).min(1).max(50).optional(),
      reason,
      version,
    }),
    response: caseResponse,
    errors: [
      "NOT_FOUND",
      "CASE_CHANGED",
      "CASE_STEP_REFUSED",
      "REMEDY_TOO_LARGE",
      "REMEDY_NOT_OFFERED",
      "NEW_ORDER_NOT_POSSIBLE",
    ],
  }),
  defineCall({
    route: "POST /store-ops/ve1/cases/{caseId}/remedies/{remedyId}/approve",
    summary: "Approves and gives a remedy that somebody else requested",
    group,
    access: "staff",
    idempotency: "required",
    params: remedyParams,
    body: z.strictObject({}).optional(),
    response: caseResponse,
    errors: [
      "NOT_FOUND",
      "REMEDY_DECIDED",
      "REMEDY_OWN",
      "REMEDY_TOO_LARGE",
      "REMEDY_NOT_OFFERED",
      "NEW_ORDER_NOT_POSSIBLE",
    ],
  }),
  defineCall({
    route: "POST /store-ops/ve1/cases/{caseId}/remedies/{remedyId}/reject",
    summary: "Rejects a remedy that somebody requested",
    group,
    access: "staff",
    idempotency: "required",
    params: remedyParams,
    body: z.strictObject({ reason }),
    response: caseResponse,
    errors: ["NOT_FOUND", "REMEDY_DECIDED"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/head-office/remedies",
    summary: "Lists the remedies in the country that wait for a second person; role support",
    group,
    access: "staff",
    response: success(
      z.object({
        remedies: z.array(staffRemedy.extend({ caseId: uuid, caseNumber: z.string(), storeName: z.string() })),
      }),
    ),
  }),
] as const
