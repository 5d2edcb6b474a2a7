import type { Platform } from "../../platform/platform.ts"
import { findOrderByPhone } from "./find-order-by-phone.ts"
import { followOrder } from "./follow-order.ts"
import { listOwnTrackers } from "./list-own-trackers.ts"
import { readOrderMap, readTracker } from "./read-tracker.ts"
import type { TrackerDeps } from "./tracker-deps.ts"
import type { TrackerHub } from "./tracker-hub.ts"

export function trackerRoutes({ route }: Pick<Platform, "route">, deps: TrackerDeps, hub: TrackerHub): void {
  route("GET /tracker-service/ve2/orders", async (call) => ({
    orders: await listOwnTrackers(deps, call, call.query.orderId),
  }))
  route("POST /tracker-service/ve2/orders/find", (call) => findOrderByPhone(deps, call))
  route("GET /tracker-service/ve2/orders/{orderHistoryId}", async (call) => ({
    tracker: await readTracker(deps, call, call.params.orderHistoryId),
  }))
  route("GET /tracker-service/ve2/orders/{orderHistoryId}/stream", async (call) => {
    await followOrder(deps, hub, call, call.params.orderHistoryId)
    return ""
  })
  route("GET /order-service/ve3/orders/{orderId}/map", (call) => readOrderMap(deps, call, call.params.orderId))
}
