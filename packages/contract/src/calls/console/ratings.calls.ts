import { z } from "zod"
import { defineCall } from "../../define-call.ts"
import { success } from "../../envelope.ts"
import { currency, minor, productId, storeId, timestamp } from "../../fields.ts"
import { issueCategory } from "../cases.shapes.ts"

const ratingFigures = z.object({
  currency,
  /** A point for each day up to 31 days, for each week up to half a year, else for each month. */
  overTime: z.array(
    z.object({
      firstDay: z.iso.date(),
      ratings: z.int(),
      averageStars: z.number().nullable(),
      /** Net promoter score, −100 to 100; null without an answer. */
      nps: z.int().nullable(),
      cases: z.int(),
    }),
  ),
  total: z.object({
    ratings: z.int(),
    averageStars: z.number().nullable(),
    nps: z.int().nullable(),
    cases: z.int(),
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
  /** When the figures were counted. */
  at: timestamp,
})
export type RatingFigures = z.output<typeof ratingFigures>

export const ratingsCalls = [
  defineCall({
    route: "GET /store-ops/ve1/head-office/ratings",
    summary: "Returns ratings of stores and dishes in the country over time; any role of head office",
    group: "Ratings",
    access: "staff",
    query: z.object({
      /** The first and the last day, in the country's time zone. At most 366 days. */
      firstDay: z.iso.date(),
      lastDay: z.iso.date(),
      storeId: storeId.optional(),
    }),
    response: success(ratingFigures),
    errors: ["BAD_REQUEST"],
  }),
] as const
