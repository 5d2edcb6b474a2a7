import type { FastifyReply } from "fastify"
import { AppError } from "../../platform/errors/app-error.ts"
import { networkOf } from "../../platform/limits/network-of.ts"
import { openStream } from "../../platform/live/open-stream.ts"
import { loadTrackedOrder, type TrackerCaller } from "./load-tracked-order.ts"
import { loadTracker } from "./load-trackers.ts"
import type { TrackerDeps } from "./tracker-deps.ts"
import type { TrackerHub } from "./tracker-hub.ts"

/** Opens the stream of an order. Above the limits for open streams the client gets UNAVAILABLE and polls instead. */
export async function followOrder(
  deps: TrackerDeps,
  hub: TrackerHub,
  call: TrackerCaller & { reply: FastifyReply },
  id: string,
): Promise<void> {
  const { session, request, reply } = call
  const viewer = { session: session.id, network: networkOf(request.ip) }
  if (!hub.hasCapacity(viewer)) throw new AppError("UNAVAILABLE")
  const order = await loadTrackedOrder(deps, call, id)
  const tracker = await loadTracker(deps, order)
  hub.follow(openStream(request, reply), { ...viewer, isOwn: order.userId === session.userId }, tracker)
}
