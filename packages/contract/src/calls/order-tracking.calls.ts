import { z } from "zod"
import { defineCall } from "../define-call.ts"
import { success } from "../envelope.ts"
import { timestamp, uuid } from "../fields.ts"
import { mobile } from "./auth.shapes.ts"
import { orderId } from "./orders.shapes.ts"
import { tracker } from "./order-tracking.shapes.ts"

const group = "Tracking"
/** `orderHistoryId` is the tracker's name for the `transactionId`: the order's internal id, not its number. */
const orderParams = z.object({ orderHistoryId: uuid })

export const orderTrackingCalls = [
  defineCall({
    route: "GET /tracker-service/ve2/orders",
    summary: "Lists the customer's active orders, newest first; with an order number only that order, active or not",
    group,
    access: "guest",
    feature: "track",
    query: z.object({ orderId: orderId.optional() }),
    response: success(z.object({ orders: z.array(tracker) })),
  }),
  defineCall({
    route: "POST /tracker-service/ve2/orders/find",
    summary: "Finds an order by its order number and mobile number; returns a tracking key that is valid for a day",
    group,
    access: "guest",
    feature: "track",
    withoutKey: "It only reads; the returned tracking key is signed, not stored.",
    body: z.strictObject({ orderId, mobile }),
    response: success(z.object({ orderHistoryId: uuid, trackingKey: z.string(), expiresAt: timestamp })),
    errors: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
  }),
  defineCall({
    route: "GET /tracker-service/ve2/orders/{orderHistoryId}",
    summary: "Returns the tracker of one order",
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
      "Streams the tracker: `tracker` events contain all of it, with its version as their id; `rider` events only the position",
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
    summary: "Returns the positions of the rider, the store and the destination",
    group,
    access: "guest",
    feature: "track",
    params: z.object({ orderId }),
    response: success(tracker.pick({ store: true, destination: true, rider: true, estimate: true })),
    errors: ["NOT_FOUND", "TRACKING_NOT_YET"],
  }),
] as const
