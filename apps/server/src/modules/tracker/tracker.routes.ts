import type { Platform } from "../../platform/platform.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import { openStream } from "../../platform/live/open-stream.ts"
import { findOrderByPhone } from "./find-order-by-phone.ts"
import { loadTracker, loadTrackers } from "./read-trackers.ts"
import { listOwnTrackedOrders } from "./list-own-tracked-orders.ts"
import { loadTrackedOrder, loadTrackedOrderByNumber } from "./load-tracked-order.ts"
import type { TrackerHub } from "./tracker-hub.ts"
import type { TrackerDeps } from "./tracker-deps.ts"

export function trackerRoutes({ route }: Pick<Platform, "route">, deps: TrackerDeps, hub: TrackerHub): void {
  route("GET /tracker-service/ve2/orders", async (call) => {
    const orders = await loadTrackers(deps, await listOwnTrackedOrders(deps, call, call.query.orderId))
    return { orders: orders.map((each) => Object.assign(each, { isOwn: true })) }
  })
  route("POST /tracker-service/ve2/orders/find", (call) => findOrderByPhone(deps, call))
  route("GET /tracker-service/ve2/orders/{orderHistoryId}", async (call) => {
    const order = await loadTrackedOrder(deps, call, call.params.orderHistoryId)
    const isOwn = order.userId === call.session.userId
    return { tracker: { ...(await loadTracker(deps, order)), isOwn } }
  })
  route("GET /tracker-service/ve2/orders/{orderHistoryId}/stream", async (call) => {
    const { session, request, reply } = call
    const viewer = { session: session.id, network: networkOf(request.ip) }
    if (!hub.hasCapacity(viewer)) throw new AppError("UNAVAILABLE")
    const order = await loadTrackedOrder(deps, call, call.params.orderHistoryId)
    const tracker = await loadTracker(deps, order)
    hub.follow(openStream(request, reply), { ...viewer, isOwn: order.userId === session.userId }, tracker)
    return ""
  })
  route("GET /order-service/ve3/orders/{orderId}/map", async (call) => {
    const order = await loadTrackedOrderByNumber(deps, call, call.params.orderId)
    const { store, destination, rider, estimate } = await loadTracker(deps, order)
    return { store, destination, rider, estimate }
  })
}
