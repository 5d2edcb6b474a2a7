import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import * as apiFailureTexts from "@hearth/texts/api-failure.ts"
import * as requestErrorTexts from "@hearth/texts/request-errors.ts"
import { apiAsVisitor } from "../client/api/api.ts"
import { acceptCart, acknowledgeBillChanges, currentContent, publishCart } from "./cart-state.ts"
import { chosenPlace } from "../place/chosen-place.store.ts"
import { setReorderSource } from "./reorder-source.ts"
import { startCart } from "./cart-commands.ts"
import { currentOfferRules } from "./offer-rules.store.ts"
import { discardReorderKey, reorderKey } from "./reorder-key.ts"
import { type CallOutcome, toCallOutcome } from "./send-pending-call.ts"
import { fetchOffers } from "./offers-sync.ts"
import { fetchCart, runInOrder, sendPendingCalls } from "./cart-sync.ts"

export type ReorderResult = { kind: "done"; changes: readonly ReorderChange[] } | { kind: "trouble"; message: string }

/** Automatic retries while the customer waits; after them, the customer decides. */
const RETRY_AFTER_MS = [500, 1500]

/** Returns the number of items in the cart, and fetches the cart first if it isn't known. */
export async function countCartItems(isKnown: boolean): Promise<number> {
  startCart()
  if (!isKnown) await fetchCart()
  return currentContent().lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * ORD-8: adds an earlier order's lines to the cart, at the customer's current store and delivery type. `keepCart`: in
 * addition to the cart's lines. After a lost response the request is repeated with the same key.
 */
export function reorder(orderId: string, keepCart: boolean): Promise<ReorderResult> {
  return runInOrder(async () => {
    if (!(await sendPendingCalls())) return { kind: "trouble", message: apiFailureTexts.notConnected }
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
      return {
        kind: "trouble",
        message: outcome.answered ? requestErrorTexts.looksLikeServerError : apiFailureTexts.notConnected,
      }
    discardReorderKey()
    if (outcome.kind === "refused") return { kind: "trouble", message: outcome.message }
    const { cart, changes } = outcome.answer
    acceptCart(cart)
    publishCart()
    // The customer requested this change; differences from the earlier order are reported separately.
    acknowledgeBillChanges()
    setReorderSource({ orderId, changes })
    return { kind: "done", changes }
  })
}

/** Refreshes cart and offers after an order. If the cart is empty, the note about the reordered order is removed. */
export async function refreshAfterOrder(): Promise<void> {
  // Offers for a first order are no longer available.
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
