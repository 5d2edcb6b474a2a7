import type { Result } from "@hearth/browser/result.ts"
import type { Cart } from "@hearth/contract/calls/cart.calls.ts"
import type { Api } from "@hearth/contract/client.ts"
import { toResult } from "../client/api/to-result.ts"
import type { PendingCall } from "./pending-calls.ts"

export interface CartReply {
  cart: Cart
  /** Lines that a change names but that the cart no longer has. */
  gone: readonly string[]
}

/** Sends a call with its own idempotency key: repeated after a lost response, it changes nothing twice. */
export function sendPendingCall(api: Api, cartId: string, call: PendingCall): Promise<Result<CartReply>> {
  const { key: idempotencyKey } = call
  const params = { cartId }
  if (call.kind === "put") {
    const body = { ...call.place, lines: call.lines }
    return toResult(
      api("POST /agg/cart-service/ve1/cart/{cartId}/items", { params, body, idempotencyKey }),
      ({ data }) => ({ cart: data, gone: [] }),
    )
  }
  if (call.kind === "change") {
    const body = { changes: call.changes }
    return toResult(
      api("PUT /agg/cart-service/ve1/cart/{cartId}/items", { params, body, idempotencyKey }),
      ({ data }) => data,
    )
  }
  return toResult(
    api("PUT /agg/cart-service/ve1/cart/{cartId}/options", { params, body: call.said, idempotencyKey }),
    ({ data }) => ({ cart: data, gone: [] }),
  )
}
