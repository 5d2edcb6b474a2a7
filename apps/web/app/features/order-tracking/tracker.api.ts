import type { Tracker } from "@hearth/contract/calls/order-tracking.shapes.ts"
import type { CallOutput } from "@hearth/contract/client.ts"
import { TRACKING_KEY_HEADER } from "@hearth/contract/tracking-key-header.ts"
import { apiAsVisitor, apiWithHeaders, ensureSession } from "../../client/api/api.ts"
import { clientContext } from "../../client/api/client-context.ts"
import type { Result } from "@hearth/browser/result.ts"
import { toResult } from "../../client/api/to-result.ts"
import { requestHeaders } from "../../client/api/request-headers.ts"
import { recordServerDate } from "../../client/server-clock.ts"
import { currentSession } from "../../client/session/session.store.ts"

export type { Tracker }
export type FoundOrder = CallOutput<"POST /tracker-service/ve2/orders/find">["data"]

const trackingKeyHeaders = (key: string | undefined): Record<string, string> =>
  key ? { [TRACKING_KEY_HEADER]: key } : {}

export async function fetchTracker(
  orderHistoryId: string,
  key: string | undefined,
  signal?: AbortSignal,
): Promise<Result<Tracker>> {
  const call = async () => {
    // Ensures that a first-time visitor has a session, which the call requires even with a tracking key.
    await ensureSession()
    const params = { orderHistoryId }
    const reply = await apiWithHeaders(trackingKeyHeaders(key))("GET /tracker-service/ve2/orders/{orderHistoryId}", {
      params,
      signal,
    })
    recordServerDate(reply.date)
    return reply
  }
  return toResult(call(), ({ data }) => data.tracker)
}

/** The customer's active orders, newest first; with an order number, only that order, active or not. */
export function fetchOwnOrders(orderId: string | undefined, signal: AbortSignal): Promise<Result<Tracker[]>> {
  const query = orderId === undefined ? {} : { orderId }
  return toResult(apiAsVisitor("GET /tracker-service/ve2/orders", { query, signal }), ({ data }) => data.orders)
}

/** TRK-2: finds an order by its number and mobile number, and returns the key to track it. */
export function findOrder(orderId: string, mobile: string): Promise<Result<FoundOrder>> {
  const call = apiAsVisitor("POST /tracker-service/ve2/orders/find", { body: { orderId, mobile } })
  return toResult(call, ({ data }) => data)
}

/** Builds the stream's request with headers that the browser's EventSource can't send. */
export function streamRequest(orderHistoryId: string, key: string | undefined, version: number) {
  return {
    url: `/api/tracker-service/ve2/orders/${orderHistoryId}/stream`,
    headers: {
      ...requestHeaders(clientContext(), currentSession(), crypto.randomUUID()),
      ...trackingKeyHeaders(key),
      ...(version > 0 && { "last-event-id": String(version) }),
    },
    // The clock of a device that slept may be wrong; the response's date corrects it.
    onResponse: ({ headers }: Response) => recordServerDate(headers.get("date")),
  }
}
