import { orderEarningStates } from "@hearth/domain/loyalty/order-earning.ts"
import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { timestamp, uuid } from "../fields.ts"
import { orderId } from "./orders.shapes.ts"

const group = "Loyalty"
const points = z.int().min(-1_000_000).max(1_000_000)

const programConfig = z.object({
  name: z.string(),
  earnPointsPerOrder: z.int(),
  pointsPerSlice: z.int(),
  slicesPerPizza: z.int(),
  pointsPerPizza: z.int(),
})

/** LOY-1. Without a membership, only the programme's rules are set. */
export const membership = z.object({
  enrollmentStatus: z.enum(["ENROLLED", "NOT_ENROLLED"]),
  loyaltyCardCode: z.string().nullable(),
  balance: z
    .object({
      burnable: z.object({
        /** Free pizzas that can be redeemed now, also with reserved points, because a new order replaces the unpaid one. */
        freeItems: z.int().min(0),
      }),
      overall: z.object({
        /** Without reserved points. Below zero if points that were spent have been taken back since. */
        points,
        /** Slices of the pizza that isn't complete yet, counted with reserved points. */
        slices: z.int().min(0),
        /** Points that the next free pizza still needs, counted with reserved points. */
        missingPoints: points,
      }),
      /** Points for a free pizza in the customer's order that isn't paid yet. They come back if it isn't paid in time. */
      reserved: z.object({ points }),
    })
    .nullable(),
  /** Points of delivered orders that aren't credited yet; null if there are none. */
  pending: z.object({ points, creditedBy: timestamp }).nullable(),
  programConfig,
})

/** LOY-3: what one order earns. */
const orderEarning = z.object({
  state: z.enum(orderEarningStates),
  /** The points that the order earns or, for a customer who isn't a member, would have earned. */
  points,
  /** When the points are credited at the latest; null unless they are pending. */
  creditedBy: timestamp.nullable(),
  programConfig,
})

const reward = z.object({
  entryId: uuid,
  at: timestamp,
  title: z.string(),
  /** Positive for points received, negative for points spent, 0 for points that were lost before they were credited. */
  points,
  /** The points after this entry. */
  pointsAfter: points,
  orderId: orderId.nullable(),
})

const rewardsPage = z.object({ entries: z.array(reward), pageNo: z.int(), pages: z.int() })

export const loyaltyCalls = [
  defineCall({
    route: "POST /customer-service/ve1/loyalty/register",
    summary: "Joins the loyalty programme (`enroll` true), or leaves it and forfeits all points (`enroll` false)",
    group,
    access: "customer",
    feature: "loyalty",
    idempotency: "optional",
    body: z.strictObject({
      enroll: z.boolean(),
      /** CTY-8: must be true to join. */
      termsAccepted: z.boolean().optional(),
    }),
    response: success(membership),
    errors: ["TERMS_NEEDED"],
  }),
  defineCall({
    route: "GET /customer-service/ve1/loyalty/user",
    summary: "Returns the customer's card and points, and the programme's rules",
    group,
    access: "customer",
    feature: "loyalty",
    response: success(membership),
  }),
  defineCall({
    route: "POST /customer-service/ve1/loyalty/user/opt-out",
    summary: "Leaves the loyalty programme and forfeits all points",
    group,
    access: "customer",
    feature: "loyalty",
    idempotency: "optional",
    body: z.strictObject({}).optional(),
    response: success(membership),
  }),
  defineCall({
    route: "GET /customer-service/ve1/loyalty/user/history",
    summary: "Lists the points that were earned and redeemed, newest first",
    group,
    access: "customer",
    feature: "loyalty",
    query: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: success(rewardsPage),
  }),
  defineCall({
    route: "GET /customer-service/ve1/loyalty/next-order",
    summary: "Returns what an order earns that the customer places now",
    group,
    access: "customer",
    feature: "loyalty",
    response: success(orderEarning),
  }),
  defineCall({
    route: "GET /customer-service/ve1/loyalty/orders/{orderId}",
    summary: "Returns what one of the customer's orders earns or has earned",
    group,
    access: "customer",
    feature: "loyalty",
    params: z.object({ orderId }),
    response: success(orderEarning),
    errors: ["NOT_FOUND"],
  }),
] as const

export type OrderEarning = z.infer<typeof orderEarning>
export type Membership = z.infer<typeof membership>
export type RewardsPage = z.infer<typeof rewardsPage>
