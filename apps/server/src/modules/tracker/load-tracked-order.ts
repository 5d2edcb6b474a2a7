import { TRACKING_KEY_HEADER } from "@hearth/contract/tracking-key-header.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { FastifyRequest } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Session } from "../../platform/sessions/sessions.ts"
import { findTrackedByNumber, findTrackedOrders, type TrackedOrder } from "../orders/public.ts"
import type { TrackerDeps } from "./tracker-deps.ts"
import { isTrackingKeyValid } from "./tracking-key.ts"

export interface TrackerCaller {
  session: Session
  country: CountryCode
  request: FastifyRequest
}

/**
 * SEC-5: returns an order of the session's user, or one that the given tracking key opens. Any other order is not
 * found, like one that doesn't exist.
 */
export async function loadTrackedOrder(deps: TrackerDeps, caller: TrackerCaller, id: string): Promise<TrackedOrder> {
  const [order] = await findTrackedOrders(deps.db, [id])
  return assertPlaced(assertAllowed(deps, caller, order))
}

export async function loadTrackedOrderByNumber(
  deps: TrackerDeps,
  caller: TrackerCaller,
  number: string,
): Promise<TrackedOrder> {
  return assertPlaced(assertAllowed(deps, caller, await findTrackedByNumber(deps.db, number, caller.country)))
}

function assertAllowed(
  { key, clock }: TrackerDeps,
  caller: TrackerCaller,
  order: TrackedOrder | undefined,
): TrackedOrder {
  const { session, country, request } = caller
  if (!order || order.country !== country) throw new AppError("NOT_FOUND")
  if (order.userId === session.userId) return order
  const trackingKey = request.headers[TRACKING_KEY_HEADER]
  if (typeof trackingKey !== "string" || !isTrackingKeyValid(key, trackingKey, order, clock.now().getTime()))
    throw new AppError("NOT_FOUND")
  return order
}

/** TRK-1: an order that was never placed can't be tracked. */
function assertPlaced(order: TrackedOrder): TrackedOrder {
  if (order.placedAt === null) throw new AppError("TRACKING_NOT_YET")
  return order
}
