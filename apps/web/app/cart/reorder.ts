import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import { LOOKS_LIKE_INTERNAL_SERVER_ERROR } from "@hearth/contract/error-codes.ts"
import { apiAsVisitor } from "../client/api/api.ts"
import { acceptCart, acknowledgeBillChanges, currentContent, publishCart } from "./cart-state.ts"
import { chosenPlace } from "../place/chosen-place.store.ts"
import { setReorderSource } from "./reorder-source.ts"
import { startCart } from "./cart-commands.ts"
import { currentOfferRules } from "./offer-rules.store.ts"
import { UNREACHED } from "../client/session/one-time-codes.api.ts"
import { discardReorderKey, reorderKey } from "./reorder-key.ts"
import { type CallOutcome, toCallOutcome } from "./send-pending-call.ts"
import { fetchOffers } from "./offers-sync.ts"
import { fetchCart, runInOrder, sendPendingCalls } from "./cart-sync.ts"

export type ReorderResult = { kind: "done"; changes: readonly ReorderChange[] } | { kind: "trouble"; message: string }

/** While the customer looks on; after that they are asked. */
const RETRY_AFTER_MS = [500, 1500]

/** How many things are in the cart; where it is not known, it is asked for first. */
export async function countCartItems(isKnown: boolean): Promise<number> {
  startCart()
  if (!isKnown) await fetchCart()
  return currentContent().lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * ORD-8: what was ordered goes in the cart once more, where and as the customer has it now. `keep`: with what is in there.
 * An answer that is lost on the way is asked for again with the same key.
 */
export function reorder(orderId: string, keepCart: boolean): Promise<ReorderResult> {
  return runInOrder(async () => {
    if (!(await sendPendingCalls())) return { kind: "trouble", message: UNREACHED }
    const place = chosenPlace()
    const body = { ...(place ? { storeId: place.store.id, deliveryType: place.deliveryType } : {}), keep: keepCart }
    const idempotencyKey = reorderKey(JSON.stringify([orderId, body]))
    const send = () =>
      toCallOutcome(
        apiAsVisitor("POST /order-service/ve1/orders/onePassReOrder/order/{orderId}", {
          params: { orderId },
          body,
          idempotencyKey,
        }),
        ({ data }) => data,
      )
    const outcome = await sendWithRetry(send)
    if (outcome.kind === "failed")
      return { kind: "trouble", message: outcome.answered ? LOOKS_LIKE_INTERNAL_SERVER_ERROR : UNREACHED }
    discardReorderKey()
    if (outcome.kind === "refused") return { kind: "trouble", message: outcome.message }
    const { cart, changes } = outcome.answer
    acceptCart(cart)
    publishCart()
    // The customer asked for it: what differs from the order of before is told on its own.
    acknowledgeBillChanges()
    setReorderSource({ orderId, changes })
    return { kind: "done", changes }
  })
}

/** Something was ordered: where nothing is left in the cart, there is nothing more to say about where that came from. */
export async function refreshAfterOrder(): Promise<void> {
  // What is for a first order is no longer to be had.
  await Promise.all([fetchCart(), currentOfferRules() && fetchOffers()])
  if (currentContent().lines.length === 0) setReorderSource(null)
}

async function sendWithRetry<Answer>(send: () => Promise<CallOutcome<Answer>>): Promise<CallOutcome<Answer>> {
  let outcome = await send()
  for (const ms of RETRY_AFTER_MS) {
    if (outcome.kind !== "failed") break
    await new Promise((resolve) => setTimeout(resolve, ms))
    outcome = await send()
  }
  return outcome
}
