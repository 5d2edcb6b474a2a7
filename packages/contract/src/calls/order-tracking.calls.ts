import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { timestamp, uuid } from "../fields.ts"
import { mobile } from "./auth.shapes.ts"
import { orderId } from "./orders.shapes.ts"
import { tracker } from "./order-tracking.shapes.ts"

const group = "Tracking"
const orderParams = z.object({ orderHistoryId: uuid })

export const orderTrackingCalls = [
  defineCall({
    route: "GET /tracker-service/ve2/orders",
    summary:
      "The customer's orders that are under way, the newest first; with a number that one of theirs, over or not",
    group,
    access: "guest",
    feature: "track",
    query: z.object({ orderId: orderId.optional() }),
    response: success(z.object({ orders: z.array(tracker) })),
  }),
  defineCall({
    route: "POST /tracker-service/ve2/orders/find",
    summary: "Finds somebody's order by its number and the mobile it was ordered with: a key that follows it for a day",
    group,
    access: "guest",
    feature: "track",
    withoutKey: "It changes nothing: the key it answers is signed, not stored.",
    body: z.strictObject({ orderId, mobile }),
    response: success(z.object({ orderHistoryId: uuid, trackingKey: z.string(), expiresAt: timestamp })),
    errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "GET /tracker-service/ve2/orders/{orderHistoryId}",
    summary: "One order on its way",
    group,
    access: "guest",
    feature: "track",
    params: orderParams,
    response: success(z.object({ tracker })),
    errors: ["NOT_FOUND", "TRACKING_NOT_YET"],
  }),
  defineCall({
    route: "GET /tracker-service/ve2/orders/{orderHistoryId}/stream",
    summary:
      "The same, live: `tracker` events whose id is the version, beginning with all of it; `rider` events while on the way",
    group,
    access: "guest",
    feature: "track",
    params: orderParams,
    response: z.string(),
    contentType: "text/event-stream; charset=utf-8",
    errors: ["NOT_FOUND", "TRACKING_NOT_YET", "UNAVAILABLE"],
  }),
  defineCall({
    route: "GET /order-service/ve3/orders/{orderId}/map",
    summary: "Where the rider, the store and the door are",
    group,
    access: "guest",
    feature: "track",
    params: z.object({ orderId }),
    response: success(tracker.pick({ store: true, destination: true, rider: true, estimate: true })),
    errors: ["NOT_FOUND", "TRACKING_NOT_YET"],
  }),
] as const
