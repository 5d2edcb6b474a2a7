import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import type { CallOutput } from "@hearth/contract/client.ts"
import { TRACKING_KEY_HEADER } from "@hearth/contract/tracking-key-header.ts"
import { answered } from "../../session/answered.ts"
import { apiAsVisitor, apiWith, visitorId } from "../../session/api.ts"
import { clientContext } from "../../session/client-context.ts"
import { told, type Told } from "../../session/one-time-codes.ts"
import { requestHeaders } from "../../session/request-headers.ts"
import { noteServerTime } from "../../session/server-clock.ts"
import { currentSession } from "../../session/session-store.ts"

export type { Tracker }
export type Found = CallOutput<"POST /tracker-service/ve2/orders/find">["data"]

const withKey = (key: string | undefined): Record<string, string> => (key ? { [TRACKING_KEY_HEADER]: key } : {})

/** What an answer's header says of the time. */
export function noteSaid(date: string | null | undefined): void {
  const said = Date.parse(date ?? "")
  if (said) noteServerTime(said)
}

/** One order as it stands. */
export async function readTracker(
  orderHistoryId: string,
  key: string | undefined,
  signal?: AbortSignal,
): Promise<Told<Tracker>> {
  const call = async () => {
    // A first-time visitor becomes somebody first: the call belongs to a session, with a key or without.
    await visitorId()
    const params = { orderHistoryId }
    const reply = await apiWith(withKey(key))("GET /tracker-service/ve2/orders/{orderHistoryId}", { params, signal })
    noteSaid(reply.date)
    return reply
  }
  const reply = await told(call())
  return reply.ok ? { ok: true, answer: reply.answer.data.tracker } : reply
}

/** The customer's own that are under way, the newest first; with a number, that one of theirs, over or not. */
export async function ownOrders(orderId: string | undefined, signal: AbortSignal): Promise<Tracker[]> {
  const query = orderId === undefined ? {} : { orderId }
  return (await answered(apiAsVisitor("GET /tracker-service/ve2/orders", { query, signal }))).data.orders
}

/** TRK-2. */
export async function findOrder(orderId: string, mobile: string): Promise<Told<Found>> {
  const reply = await told(apiAsVisitor("POST /tracker-service/ve2/orders/find", { body: { orderId, mobile } }))
  return reply.ok ? { ok: true, answer: reply.answer.data } : reply
}

/** How the stream is asked for: what a browser's own reader of events can't send goes along. */
export function streamRequest(orderHistoryId: string, key: string | undefined, version: number) {
  return {
    url: `/api/tracker-service/ve2/orders/${orderHistoryId}/stream`,
    headers: {
      ...requestHeaders(clientContext(), currentSession(), crypto.randomUUID()),
      ...withKey(key),
      accept: "text/event-stream",
      ...(version > 0 && { "last-event-id": String(version) }),
    },
  }
}
