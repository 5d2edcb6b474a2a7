import { isFinal } from "@hearth/domain/orders/order-status.ts"
import { listForfeitingOrders } from "../loyalty/public.ts"
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
  const itemsAheadByStore = new Map<string, number>()
  for (const { storeId } of orders) {
    if (!itemsAheadByStore.has(storeId)) itemsAheadByStore.set(storeId, await deps.kitchen.itemsAhead(storeId))
  }
  const owed = await deps.guarantee.owedFor(
    deps.db,
    orders.filter(({ status }) => !isFinal(status)),
  )
  const forfeiting = await listForfeitingOrders(deps.db, orders)
  const now = deps.clock.now().getTime()
  return orders.map((order) => {
    const { id, storeId } = order
    const itemsAhead = itemsAheadByStore.get(storeId) ?? 0
    const forfeitsPoints = forfeiting.has(id)
    return buildTracker(
      deps,
      { order, ticket: ticketsByOrderId.get(id), itemsAhead, owed: owed.get(id), forfeitsPoints },
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
export async function readTrackers(deps: TrackerDeps, ids: readonly string[]): Promise<SharedTracker[]> {
  return loadTrackers(deps, await findTrackedOrders(deps.db, ids))
}
