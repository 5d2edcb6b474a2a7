import { MAX_FEEDBACK_LENGTH } from "@hearth/domain/feedback/feedback-text.ts"
import { aspects, npsRange, problems, starRange } from "@hearth/domain/feedback/ratings.ts"
import { cartLimits } from "@hearth/domain/pricing/cart-limits.ts"
import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { freeText, productId, uuid } from "../fields.ts"
import { mobile } from "./auth.shapes.ts"
import { orderId } from "./orders.shapes.ts"

const group = "Feedback"
const starCount = z.int().min(starRange.min).max(starRange.max)
const nps = z.int().min(npsRange.min).max(npsRange.max)
const aspect = z.enum(aspects)
const problem = z.enum(problems)
/** Longer than a feedback can be, so that the server can say that it has too many characters. */
const feedbackText = freeText(2 * MAX_FEEDBACK_LENGTH)

const aspectRatings = z.partialRecord(aspect, starCount)
const dishRating = z.strictObject({ productId, liked: z.boolean() })

const givenFeedback = z.object({
  feedbackId: uuid,
  overallRating: starCount.nullable(),
  nps: nps.nullable(),
  aspects: aspectRatings,
  dishes: z.array(dishRating),
  text: z.string().nullable(),
  /** What went wrong, if the customer has said so. */
  problems: z.array(z.object({ aspect, problem })),
  problemsText: z.string().nullable(),
  /** Whether the customer can still say what went wrong, with the call `additional`. */
  asksMore: z.boolean(),
})

/** What can be asked about an order, or without one. */
const template = z.object({
  orderId: orderId.nullable(),
  stars: z.object({ min: z.int(), max: z.int() }),
  nps: z.object({ min: z.int(), max: z.int() }),
  textLength: z.object({ min: z.int(), max: z.int() }),
  aspects: z.array(z.object({ aspect, name: z.string(), problems: z.array(z.object({ problem, name: z.string() })) })),
  dishes: z.array(z.object({ productId, name: z.string() })),
  /** CTY-8: whether the terms must be accepted with the feedback. */
  needsTerms: z.boolean(),
  /** FBK-1: whether a mobile number is needed, because there is no order. */
  needsMobile: z.boolean(),
  /** Whether a problem with the order can be reported now. */
  canReportProblem: z.boolean(),
  /** The feedback that was given for the order; null if it can still be given. */
  given: givenFeedback.nullable(),
})

const ratings = {
  overallRating: starCount.optional(),
  nps: nps.optional(),
  aspects: aspectRatings.optional(),
  dishes: z.array(dishRating).max(cartLimits.items).optional(),
  text: feedbackText.optional(),
  termsAccepted: z.boolean().optional(),
}

const savedFeedback = z.object({
  feedbackId: uuid,
  /** Whether the customer should be asked what went wrong, with the call `additional`. */
  asksMore: z.boolean(),
})

const feedbackErrors = [
  "NOT_FOUND",
  "FEEDBACK_TOO_SHORT",
  "FEEDBACK_TOO_LONG",
  "FEEDBACK_EMPTY",
  "FEEDBACK_GIVEN",
  "FEEDBACK_NOT_YET",
  "FEEDBACK_TOO_LATE",
  "OVERALL_RATING_NEEDED",
  "ASPECT_NOT_ASKED",
  "MOBILE_WRONG",
  "TERMS_NEEDED",
  "TOO_MANY_REQUESTS",
] as const

export const feedbackCalls = [
  defineCall({
    route: "GET /feedback-service/ve1/template",
    alsoAt: ["GET /feedback-service/ve2/template"],
    summary: "Returns what can be asked about one of the visitor's orders, or about the chain without an order",
    group,
    access: "guest",
    feature: "feedback",
    query: z.object({ orderId: orderId.optional() }),
    response: success(template),
    errors: ["NOT_FOUND", "FEEDBACK_NOT_YET", "FEEDBACK_TOO_LATE"],
  }),
  defineCall({
    route: "POST /feedback-service/ve1/feedback",
    alsoAt: ["POST /feedback-service/ve2/feedback"],
    summary: "Gives feedback on one of the visitor's orders, once, or without an order with a mobile number",
    group,
    access: "guest",
    feature: "feedback",
    idempotency: "optional",
    body: z.strictObject({ orderId: orderId.optional(), mobile: mobile.optional(), ...ratings }),
    response: success(savedFeedback),
    errors: feedbackErrors,
  }),
  defineCall({
    route: "POST /feedback-service/ve1/feedback/{feedbackId}/additional",
    alsoAt: ["POST /feedback-service/ve2/feedback/{feedbackId}/additional"],
    summary: "Adds what went wrong to the visitor's own feedback, once",
    group,
    access: "guest",
    feature: "feedback",
    idempotency: "optional",
    params: z.object({ feedbackId: uuid }),
    body: z.strictObject({
      problems: z.array(z.strictObject({ aspect, problem })).max(20),
      text: feedbackText.optional(),
    }),
    response: success(z.object({ feedbackId: uuid })),
    errors: [
      "NOT_FOUND",
      "FEEDBACK_GIVEN",
      "FEEDBACK_EMPTY",
      "FEEDBACK_TOO_SHORT",
      "FEEDBACK_TOO_LONG",
      "ASPECT_NOT_ASKED",
    ],
  }),
  defineCall({
    route: "POST /order-service/ve3/orders/{orderId}/feedback",
    summary: "Gives feedback on one of the visitor's orders, once",
    group,
    access: "guest",
    feature: "feedback",
    idempotency: "optional",
    params: z.object({ orderId }),
    body: z.strictObject(ratings),
    response: success(savedFeedback),
    errors: feedbackErrors,
  }),
] as const

export type GivenFeedback = z.output<typeof givenFeedback>
export type FeedbackTemplate = z.output<typeof template>
export type SavedFeedback = z.output<typeof savedFeedback>
