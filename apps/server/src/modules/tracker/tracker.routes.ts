import type { Platform } from "../../platform/platform.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import { openStream } from "../../platform/live/open-stream.ts"
import { findTrackedByNumber, listTrackedOf } from "../orders/public.ts"
import { findOrder } from "./find-order.ts"
import { describeOrder, describeOrders } from "./read-trackers.ts"
import { type Asker, seenOrder, seenOrderByNumber } from "./seen-order.ts"
import type { TrackerHub } from "./tracker-hub.ts"
import type { TrackerShop } from "./tracker-shop.ts"

/** Nobody waits for more at once. */
const MOST_UNDER_WAY = 20
/** Ordered as far ahead as can be, and then forgotten for a week. */
const LONGEST_UNDER_WAY_MS = 14 * 24 * 3600 * 1000

export function trackerRoutes({ route }: Pick<Platform, "route">, shop: TrackerShop, hub: TrackerHub): void {
  route("GET /tracker-service/ve2/orders", async (call) => {
    const orders = await describeOrders(shop, await ownOrders(shop, call, call.query.orderId))
    return { status: "success", data: { orders: orders.map((each) => Object.assign(each, { isOwn: true })) } }
  })
  route("POST /tracker-service/ve2/orders/find", async (call) => ({
    status: "success",
    data: await findOrder(shop, call),
  }))
  route("GET /tracker-service/ve2/orders/{orderHistoryId}", async (call) => {
    const order = await seenOrder(shop, call, call.params.orderHistoryId)
    const isOwn = order.userId === call.session.userId
    return { status: "success", data: { tracker: { ...(await describeOrder(shop, order)), isOwn } } }
  })
  route("GET /tracker-service/ve2/orders/{orderHistoryId}/stream", async (call) => {
    const { session, request, reply } = call
    const who = { session: session.id, network: networkOf(request.ip) }
    if (!hub.hasRoom(who)) throw new AppError("UNAVAILABLE")
    const order = await seenOrder(shop, call, call.params.orderHistoryId)
    const tracker = await describeOrder(shop, order)
    hub.follow(openStream(request, reply), { ...who, isOwn: order.userId === session.userId }, tracker)
    return ""
  })
  route("GET /order-service/ve3/orders/{orderId}/map", async (call) => {
    const order = await seenOrderByNumber(shop, call, call.params.orderId)
    const { store, destination, rider, estimate } = await describeOrder(shop, order)
    return { status: "success", data: { store, destination, rider, estimate } }
  })
}

/** What is under way; with a number that one, over or not. Another's is not among them, like one that is none. */
async function ownOrders({ db, clock }: TrackerShop, { session, country }: Asker, number: string | undefined) {
  if (number === undefined) {
    const since = new Date(clock.now().getTime() - LONGEST_UNDER_WAY_MS)
    return listTrackedOf(db, session.userId, country, since, MOST_UNDER_WAY)
  }
  const order = await findTrackedByNumber(db, number, country)
  return order?.userId === session.userId && order.placedAt !== null ? [order] : []
}
