import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import { findTrackedByNumber, listTrackedOrders, type TrackedOrder } from "../orders/public.ts"
import type { TrackerCaller } from "./load-tracked-order.ts"
import { loadTrackers } from "./load-trackers.ts"
import type { TrackerDeps } from "./tracker-deps.ts"

export type OwnTrackersCaller = Pick<TrackerCaller, "session" | "country">

/** More orders than anybody waits for at the same time. */
const MAX_ACTIVE_ORDERS = 20
/** The longest time that an order can be placed in advance, plus a week in case the handover was not reported. */
const MAX_ACTIVE_MS = 14 * 24 * 3600 * 1000

/**
 * Lists the trackers of the customer's active orders. With a number, returns that order's tracker, ended or not; another
 * customer's order is not found.
 */
export async function listOwnTrackers(
  deps: TrackerDeps,
  caller: OwnTrackersCaller,
  number: string | undefined,
): Promise<Tracker[]> {
  const trackers = await loadTrackers(deps, await listOwnOrders(deps, caller, number))
  return trackers.map((tracker) => Object.assign(tracker, { isOwn: true }))
}

async function listOwnOrders(
  { db, clock }: TrackerDeps,
  { session, country }: OwnTrackersCaller,
  number: string | undefined,
): Promise<TrackedOrder[]> {
  if (number === undefined) {
    const since = new Date(clock.now().getTime() - MAX_ACTIVE_MS)
    return listTrackedOrders(db, session.userId, country, since, MAX_ACTIVE_ORDERS)
  }
  const order = await findTrackedByNumber(db, number, country)
  return order?.userId === session.userId && order.placedAt !== null ? [order] : []
}
