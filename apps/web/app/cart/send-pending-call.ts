import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { Failure } from "@hearth/contract/envelope.ts"
import { toDisplayMessage } from "../client/api/unwrap-reply.ts"
import { apiAsVisitor } from "../client/api/api.ts"
import type { PendingCall } from "./pending-calls.ts"
import { CallFailure } from "../client/api/call-failure.ts"

export type CallOutcome<Answer> =
  | { kind: "answered"; answer: Answer }
  /** Sending it again would be refused again. */
  | { kind: "refused"; code: string; message: string }
  /**
   * The request may or may not have arrived: repeat it with the same key. `answered`: the server responded with an
   * error of its own.
   */
  | { kind: "failed"; answered?: boolean }

export interface CartReply {
  cart: Cart
  gone: readonly string[]
}

export function sendPendingCall(cartId: string, call: PendingCall): Promise<CallOutcome<CartReply>> {
  const { key: idempotencyKey } = call
  const params = { cartId }
  if (call.kind === "put") {
    const body = { ...call.place, lines: call.lines }
    return toCallOutcome(
      apiAsVisitor("POST /agg/cart-service/ve1/cart/{cartId}/items", { params, body, idempotencyKey }),
      ({ data }) => ({ cart: data, gone: [] }),
    )
  }
  if (call.kind === "change") {
    const body = { changes: call.changes }
    return toCallOutcome(
      apiAsVisitor("PUT /agg/cart-service/ve1/cart/{cartId}/items", { params, body, idempotencyKey }),
      ({ data }) => data,
    )
  }
  return toCallOutcome(
    apiAsVisitor("PUT /agg/cart-service/ve1/cart/{cartId}/options", { params, body: call.said, idempotencyKey }),
    ({ data }) => ({ cart: data, gone: [] }),
  )
}

/**
 * Client error statuses that don't depend on the request's content: session, timeout and rate limit. Like server
 * errors, they are retried.
 */
const transientStatuses = new Set([401, 408, 429])

export async function toCallOutcome<Body, Answer>(
  call: Promise<{ ok: true; body: Body } | { ok: false; status: number; body: Failure }>,
  read: (body: Body) => Answer,
): Promise<CallOutcome<Answer>> {
  try {
    const reply = await call
    if (reply.ok) return { kind: "answered", answer: read(reply.body) }
    if (reply.status >= 500 || transientStatuses.has(reply.status)) return { kind: "failed", answered: true }
    const [refusal] = reply.body?.errors ?? []
    return { kind: "refused", code: refusal?.code ?? "", message: toDisplayMessage(refusal?.displayMsg) }
  } catch (error) {
    if (error instanceof CallFailure) return { kind: "failed" }
    throw error
  }
}
