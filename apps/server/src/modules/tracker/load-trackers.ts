import { isFinal } from "@hearth/domain/orders/order-status.ts"
import { listOrdersWithLostPoints } from "../loyalty/public.ts"
import { findTrackedOrders, type TrackedOrder } from "../orders/public.ts"
import { buildTracker, type SharedTracker } from "./build-tracker.ts"
import type { TrackerDeps } from "./tracker-deps.ts"

/** Runs a few statements, however many orders there are. The caller has checked access. */
export async function loadTrackers(deps: TrackerDeps, orders: readonly TrackedOrder[]): Promise<SharedTracker[]> {
  const tickets = await deps.kitchen.ticketsOf(
    deps.db,
    orders.map(({ id }) => id),
  )
  const ticketsByOrderId = new Map(tickets.map((ticket) => [ticket.orderId, ticket]))
  const compensations = await deps.guarantee.compensationsFor(
    deps.db,
    orders.filter(({ status }) => !isFinal(status)),
  )
  const ordersWithLostPoints = await listOrdersWithLostPoints(deps.db, orders)
  const now = deps.clock.now().getTime()
  return orders.map((order) => {
    const { id, storeId } = order
    return buildTracker(
      deps,
      {
        order,
        ticket: ticketsByOrderId.get(id),
        itemsAhead: deps.kitchen.itemsAhead(storeId),
        owed: compensations.get(id),
        forfeitsPoints: ordersWithLostPoints.has(id),
      },
      now,
    )
  })
}

export async function loadTracker(deps: TrackerDeps, order: TrackedOrder): Promise<SharedTracker> {
  const [tracker] = await loadTrackers(deps, [order])
  if (!tracker) throw new Error("an order was read, but its tracker is missing")
  return tracker
}

/** Access was checked when each viewer started to follow. */
export async function loadTrackersById(deps: TrackerDeps, ids: readonly string[]): Promise<SharedTracker[]> {
  return loadTrackers(deps, await findTrackedOrders(deps.db, ids))
}
