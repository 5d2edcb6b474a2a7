import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { Failure } from "@hearth/contract/envelope.ts"
import { messageOf } from "./answered.ts"
import { apiAsVisitor } from "./api.ts"
import type { CartCall } from "./cart-calls.ts"
import { CallFailure } from "./failure-kind.ts"

export type Outcome<Answer> =
  | { kind: "answered"; answer: Answer }
  /** Sending it again would be refused again. */
  | { kind: "refused"; code: string; message: string }
  /** It may have arrived, or not: the same again with the same key. `answered`: the server spoke, and had trouble of its own. */
  | { kind: "failed"; answered?: boolean }

export interface ToldCart {
  cart: Cart
  gone: readonly string[]
}

export function sendCartCall(cartId: string, call: CartCall): Promise<Outcome<ToldCart>> {
  const { key: idempotencyKey } = call
  const params = { cartId }
  if (call.kind === "put") {
    const body = { ...call.place, lines: call.lines }
    return outcomeOf(
      apiAsVisitor("POST /agg/cart-service/ve1/cart/{cartId}/items", { params, body, idempotencyKey }),
      ({ data }) => ({ cart: data, gone: [] }),
    )
  }
  if (call.kind === "change") {
    const body = { changes: call.changes }
    return outcomeOf(
      apiAsVisitor("PUT /agg/cart-service/ve1/cart/{cartId}/items", { params, body, idempotencyKey }),
      ({ data }) => data,
    )
  }
  return outcomeOf(
    apiAsVisitor("PUT /agg/cart-service/ve1/cart/{cartId}/options", { params, body: call.said, idempotencyKey }),
    ({ data }) => ({ cart: data, gone: [] }),
  )
}

/** Asked too often, too slow, or the server is the matter: none of it says anything about what was asked. */
const passing = new Set([401, 408, 429])

export async function outcomeOf<Body, Answer>(
  call: Promise<{ ok: true; body: Body } | { ok: false; status: number; body: Failure }>,
  read: (body: Body) => Answer,
): Promise<Outcome<Answer>> {
  try {
    const reply = await call
    if (reply.ok) return { kind: "answered", answer: read(reply.body) }
    if (reply.status >= 500 || passing.has(reply.status)) return { kind: "failed", answered: true }
    const [refusal] = reply.body?.errors ?? []
    return { kind: "refused", code: refusal?.code ?? "", message: messageOf(refusal?.displayMsg) }
  } catch (error) {
    if (error instanceof CallFailure) return { kind: "failed" }
    throw error
  }
}
