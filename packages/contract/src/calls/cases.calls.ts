import { MAX_FEEDBACK_LENGTH } from "@hearth/domain/feedback/feedback-text.ts"
import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { bytes, freeText, uuid } from "../fields.ts"
import { photoFiles } from "../photo-files.ts"
import {
  affectedItem,
  caseCursor,
  caseSummary,
  customerCase,
  guaranteeClaim,
  issueCategory,
  messageTextOrBlank,
  offeredCategory,
  remedyKind,
} from "./cases.shapes.ts"
import { orderId } from "./orders.shapes.ts"

const group = "Cases"
const caseParams = z.object({ caseId: uuid })
const caseResponse = success(z.object({ case: customerCase }))
const photoErrors = ["TOO_MANY_PHOTOS", "PHOTO_TOO_LARGE", "PHOTO_NOT_READABLE", "FILES_UNAVAILABLE"] as const

/** Longer than a complaint can be, so that the server can say how many characters are too many. */
const complaintText = freeText(2 * MAX_FEEDBACK_LENGTH)

/** A field of a form is text, so the list of items comes as JSON: `["<line id>", …]`. */
const itemIds = z
  .union([z.array(uuid), z.string().max(4000).transform(parseJson).pipe(z.array(uuid))])
  .refine((ids) => ids.length <= 50 && new Set(ids).size === ids.length, "must name each item once")

function parseJson(json: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(json)
  } catch {
    context.addIssue({ code: "custom", message: "must be a JSON list" })
    return z.NEVER
  }
}

export const casesCalls = [
  defineCall({
    route: "GET /ucr-api/v1/issue-categories",
    alsoAt: ["GET /ucr-api/v2/issue-categories", "GET /ucr-api/v3/issue-categories"],
    summary: "Lists what a complaint about one of the visitor's orders can be about, and its items",
    group,
    access: "guest",
    feature: "feedback",
    query: z.object({ orderId }),
    response: success(
      z.object({
        orderId,
        categories: z.array(offeredCategory),
        items: z.array(affectedItem),
        /** CTY-8: whether the terms must be accepted with the complaint. */
        needsTerms: z.boolean(),
        /** The active cases of the order. */
        activeCases: z.array(caseSummary),
      }),
    ),
    errors: ["NOT_FOUND", "COMPLAINT_NOT_YET", "COMPLAINT_TOO_LATE"],
  }),
  defineCall({
    route: "POST /ucr-api/v1/feedbacks",
    summary: "Opens a case about one of the visitor's orders, with up to four photos",
    group,
    access: "guest",
    feature: "feedback",
    idempotency: "own",
    body: z.strictObject({
      orderId,
      category: issueCategory,
      /** The lines of the bill that it is about. */
      items: itemIds.optional(),
      text: complaintText,
      wantedRemedy: remedyKind.optional(),
      termsAccepted: z.enum(["true", "false"]).optional(),
    }),
    files: photoFiles,
    response: caseResponse,
    errors: [
      "NOT_FOUND",
      "COMPLAINT_NOT_YET",
      "COMPLAINT_TOO_LATE",
      "COMPLAINT_OPEN",
      "COMPLAINT_ITEMS_NEEDED",
      "REMEDY_NOT_OFFERED",
      "FEEDBACK_TOO_SHORT",
      "FEEDBACK_TOO_LONG",
      "TERMS_NEEDED",
      "TOO_MANY_REQUESTS",
      ...photoErrors,
    ],
  }),
  defineCall({
    route: "GET /ucr-api/v1/feedbacks",
    summary: "Lists the visitor's cases, newest change first",
    group,
    access: "guest",
    feature: "feedback",
    query: z.object({ after: caseCursor.optional(), orderId: orderId.optional() }),
    response: success(z.object({ cases: z.array(caseSummary), next: caseCursor.nullable() })),
  }),
  defineCall({
    route: "GET /ucr-api/v1/feedbacks/stream",
    summary: "Streams changes of the visitor's cases: a `case` event names the case and its version",
    group,
    access: "guest",
    feature: "feedback",
    response: z.string(),
    contentType: "text/event-stream; charset=utf-8",
    errors: ["UNAVAILABLE"],
  }),
  defineCall({
    route: "GET /ucr-api/v1/feedbacks/{caseId}",
    summary: "Returns one of the visitor's cases",
    group,
    access: "guest",
    feature: "feedback",
    params: caseParams,
    response: caseResponse,
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "POST /ucr-api/v1/feedbacks/{caseId}/read",
    summary: "Marks the case as read up to a version",
    group,
    access: "guest",
    feature: "feedback",
    withoutKey: "The highest version that was read counts, so a repeated request has no effect.",
    params: caseParams,
    body: z.strictObject({ version: z.int().min(1) }),
    response: success(z.object({})),
    errors: ["NOT_FOUND"],
  }),
  defineCall({
    route: "POST /ucr-api/v1/feedbacks/{caseId}/messages",
    summary: "Adds the customer's message, photos or both to a case; reopens a resolved case within a week",
    group,
    access: "guest",
    feature: "feedback",
    idempotency: "own",
    params: caseParams,
    body: z.strictObject({ text: messageTextOrBlank }),
    files: photoFiles,
    response: caseResponse,
    errors: ["NOT_FOUND", "CASE_CLOSED", "TOO_MANY_REQUESTS", ...photoErrors],
  }),
  defineCall({
    route: "GET /ucr-api/v1/feedbacks/{caseId}/photos/{photoId}",
    summary: "Returns a photo of one of the visitor's cases",
    group,
    access: "guest",
    feature: "feedback",
    params: z.object({ caseId: uuid, photoId: uuid }),
    response: bytes("image/webp"),
    contentType: "image/webp",
    errors: ["NOT_FOUND", "FILES_UNAVAILABLE"],
  }),
  defineCall({
    route: "GET /ucr-api/v1/tsgStatus/{eventId}",
    summary: "Returns the state of the delivery guarantee's claim for one of the visitor's orders",
    group,
    access: "guest",
    feature: "feedback",
    params: z.object({ eventId: uuid }),
    response: success(z.object({ claim: guaranteeClaim })),
    errors: ["NOT_FOUND"],
  }),
] as const
