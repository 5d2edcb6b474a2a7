import type { Platform } from "../../platform/platform.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { openStream } from "../../platform/live/open-stream.ts"
import { listTrackedOf } from "../orders/public.ts"
import { findOrder } from "./find-order.ts"
import { describeOrder, describeOrders } from "./read-trackers.ts"
import { seenOrder, seenOrderByNumber } from "./seen-order.ts"
import type { TrackerHub } from "./tracker-hub.ts"
import type { TrackerShop } from "./tracker-shop.ts"

/** Nobody waits for more at once. */
const MOST_UNDER_WAY = 20
/** Ordered as far ahead as can be, and then forgotten for a week. */
const LONGEST_UNDER_WAY_MS = 14 * 24 * 3600 * 1000
/** Beyond these the client asks every few seconds instead. */
const STREAMS_A_SESSION = 12
const STREAMS_A_NODE = 10_000

export function trackerRoutes({ route }: Pick<Platform, "route">, shop: TrackerShop, hub: TrackerHub): void {
  route("GET /tracker-service/ve2/orders", async ({ session, country }) => {
    const since = new Date(shop.clock.now().getTime() - LONGEST_UNDER_WAY_MS)
    const orders = await listTrackedOf(shop.db, session.userId, country, since, MOST_UNDER_WAY)
    return { status: "success", data: { orders: await describeOrders(shop, orders) } }
  })
  route("POST /tracker-service/ve2/orders/find", async (call) => ({
    status: "success",
    data: await findOrder(shop, call),
  }))
  route("GET /tracker-service/ve2/orders/{orderHistoryId}", async (call) => {
    const order = await seenOrder(shop, call, call.params.orderHistoryId)
    return { status: "success", data: { tracker: await describeOrder(shop, order) } }
  })
  route("GET /tracker-service/ve2/orders/{orderHistoryId}/stream", async (call) => {
    const { session, request, reply } = call
    const { all, own } = hub.load(session.id)
    if (all >= STREAMS_A_NODE || own >= STREAMS_A_SESSION) throw new AppError("UNAVAILABLE")
    const tracker = await describeOrder(shop, await seenOrder(shop, call, call.params.orderHistoryId))
    hub.follow(openStream(request, reply), session.id, tracker, Number(request.headers["last-event-id"]) || 0)
    return ""
  })
  route("GET /order-service/ve3/orders/{orderId}/map", async (call) => {
    const order = await seenOrderByNumber(shop, call, call.params.orderId)
    const { store, destination, rider, estimate } = await describeOrder(shop, order)
    return { status: "success", data: { store, destination, rider, estimate } }
  })
}
