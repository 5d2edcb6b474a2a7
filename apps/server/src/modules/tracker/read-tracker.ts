import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import { loadTrackedOrder, loadTrackedOrderByNumber, type TrackerCaller } from "./load-tracked-order.ts"
import { loadTracker } from "./load-trackers.ts"
import type { TrackerDeps } from "./tracker-deps.ts"

/** Returns an order's tracker, for its customer or with a tracking key. */
export async function readTracker(deps: TrackerDeps, caller: TrackerCaller, id: string): Promise<Tracker> {
  const order = await loadTrackedOrder(deps, caller, id)
  const isOwn = order.userId === caller.session.userId
  return { ...(await loadTracker(deps, order)), isOwn }
}

/** Returns what the map of an order shows. */
export async function readOrderMap(deps: TrackerDeps, caller: TrackerCaller, number: string) {
  const order = await loadTrackedOrderByNumber(deps, caller, number)
  const { store, destination, rider, estimate } = await loadTracker(deps, order)
  return { store, destination, rider, estimate }
}
