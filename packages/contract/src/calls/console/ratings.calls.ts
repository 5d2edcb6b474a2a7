import { aspects, npsRange, problems, starRange } from "@hearth/domain/feedback/ratings.ts"
import { deliveryTypes } from "@hearth/domain/orders/delivery-type.ts"
import { z } from "zod"
import { defineCall } from "../../define-call.ts"
import { success } from "../../envelope.ts"
import { currency, minor, productId, storeId, timestamp, uuid } from "../../fields.ts"
import { issueCategory } from "../cases.shapes.ts"

const aspect = z.enum(aspects)
const problem = z.enum(problems)
const starCount = z.int().min(starRange.min).max(starRange.max)

const ratingsReport = z.object({
  currency,
  /** One entry per day for periods up to 31 days, per week up to half a year, and per month for longer ones. */
  overTime: z.array(
    z.object({
      firstDay: z.iso.date(),
      ratings: z.int(),
      averageStars: z.number().nullable(),
      /** Net promoter score, −100 to 100; null if nobody answered. */
      nps: z.int().nullable(),
      cases: z.int(),
    }),
  ),
  total: z.object({
    ratings: z.int(),
    averageStars: z.number().nullable(),
    nps: z.int().nullable(),
    cases: z.int(),
    /** What the given remedies are worth. */
    remedies: minor,
  }),
  /** The stores with the lowest average first; stores with few ratings last. At most 100. */
  stores: z.array(
    z.object({
      storeId,
      name: z.string(),
      ratings: z.int(),
      averageStars: z.number().nullable(),
      cases: z.int(),
    }),
  ),
  /** The dishes with the lowest share of likes first. At most 100. */
  dishes: z.array(z.object({ productId, name: z.string(), ratings: z.int(), likedPercent: z.int() })),
  /** How often each category was complained about. */
  categories: z.array(z.object({ category: issueCategory, name: z.string(), cases: z.int() })),
  /** The average of each aspect that was rated, in the sequence of the form. */
  aspects: z.array(z.object({ aspect, ratings: z.int(), averageStars: z.number() })),
  /** How many customers named each problem after a low score, the most frequent first. */
  problems: z.array(z.object({ aspect, problem, count: z.int() })),
  /** When the report was made. */
  at: timestamp,
})
export type RatingsReport = z.output<typeof ratingsReport>

/** What one customer said. */
const listedFeedback = z.object({
  feedbackId: uuid,
  at: timestamp,
  /** The store and the delivery type are null for feedback without an order. */
  store: z.object({ storeId, name: z.string() }).nullable(),
  deliveryType: z.enum(deliveryTypes).nullable(),
  overallRating: starCount.nullable(),
  nps: z.int().min(npsRange.min).max(npsRange.max).nullable(),
  aspects: z.partialRecord(aspect, starCount),
  /** What went wrong, if the customer has said so after a low score. */
  problems: z.array(z.object({ aspect, problem })),
  /** The customer's words. They are null if there are none, or if the account was deleted. */
  text: z.string().nullable(),
  problemsText: z.string().nullable(),
  /** Whether support can read the mobile number of the person, with the call `mobile`. */
  hasMobile: z.boolean(),
})
export type ListedFeedback = z.output<typeof listedFeedback>

const days = {
  /** The first and the last day, in the country's time zone. At most 366 days. */
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
}
const feedbackQuery = {
  ...days,
  /** By default, feedback with words or a low score. */
  show: z.enum(["all", "words", "low"]).default("all"),
  /** The `nextId` of the previous page. */
  afterId: uuid.optional(),
}
const feedbackPage = success(
  z.object({
    feedback: z.array(listedFeedback),
    /** Null on the last page. */
    nextId: uuid.nullable(),
  }),
)

export const ratingsCalls = [
  defineCall({
    route: "GET /store-ops/ve1/head-office/ratings",
    summary: "Returns ratings of stores and dishes in the country over time; any role of head office",
    group: "Ratings",
    access: "staff",
    query: z.object({ ...days, storeId: storeId.optional() }),
    response: success(ratingsReport),
    errors: ["BAD_REQUEST"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/head-office/feedback",
    summary: "Lists the country's feedback with words or a low score, newest first; any role of head office",
    group: "Ratings",
    access: "staff",
    query: z.object({ ...feedbackQuery, storeId: storeId.optional() }),
    response: feedbackPage,
    errors: ["BAD_REQUEST"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/head-office/feedback/{feedbackId}/mobile",
    summary:
      "Returns the mobile number of a person who gave feedback without an order; role support; recorded in the audit log",
    group: "Ratings",
    access: "staff",
    params: z.object({ feedbackId: uuid }),
    response: success(z.object({ mobile: z.string() })),
    errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "GET /store-ops/ve1/stores/{storeId}/feedback",
    summary: "Lists the store's feedback with words or a low score, newest first",
    group: "Ratings",
    access: "manager",
    params: z.object({ storeId }),
    query: z.object(feedbackQuery),
    response: feedbackPage,
    errors: ["BAD_REQUEST"],
  }),
] as const
