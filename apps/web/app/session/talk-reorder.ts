import type { ReorderChange } from "@hearth/contract/calls/history.shapes.ts"
import { LOOKS_LIKE_INTERNAL_SERVER_ERROR } from "@hearth/contract/error-codes.ts"
import { apiAsVisitor } from "./api.ts"
import { acceptCart, acknowledgeNews, currentContent, showCart } from "./cart-state.ts"
import { chosenPlace } from "./chosen-place.ts"
import { keepFromReorder } from "./from-reorder.ts"
import { startCart } from "./keep-cart.ts"
import { heldRules } from "./offer-rules.ts"
import { UNREACHED } from "./one-time-codes.ts"
import { dropReorderKey, reorderKey } from "./reorder-key.ts"
import { type Outcome, outcomeOf } from "./send-cart-call.ts"
import { askForOffers } from "./talk-offers.ts"
import { askForCart, inTurn, sendQueued } from "./talk-cart.ts"

export type ReorderAnswer = { kind: "done"; changes: readonly ReorderChange[] } | { kind: "trouble"; message: string }

/** While the customer looks on; after that they are asked. */
const AGAIN_AFTER_MS = [500, 1500]

/** How many things are in the cart; where it is not known, it is asked for first. */
export async function itemsInCart(isKnown: boolean): Promise<number> {
  startCart()
  if (!isKnown) await askForCart()
  return currentContent().lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * ORD-8: what was ordered goes in the cart once more, where and as the customer has it now. `keep`: with what is in there.
 * An answer that is lost on the way is asked for again with the same key.
 */
export function reorder(orderId: string, keep: boolean): Promise<ReorderAnswer> {
  return inTurn(async () => {
    if (!(await sendQueued())) return { kind: "trouble", message: UNREACHED }
    const place = chosenPlace()
    const body = { ...(place ? { storeId: place.store.id, deliveryType: place.deliveryType } : {}), keep }
    const idempotencyKey = reorderKey(JSON.stringify([orderId, body]))
    const send = () =>
      outcomeOf(
        apiAsVisitor("POST /order-service/ve1/orders/onePassReOrder/order/{orderId}", {
          params: { orderId },
          body,
          idempotencyKey,
        }),
        ({ data }) => data,
      )
    const outcome = await untilAnswered(send)
    if (outcome.kind === "failed")
      return { kind: "trouble", message: outcome.answered ? LOOKS_LIKE_INTERNAL_SERVER_ERROR : UNREACHED }
    dropReorderKey()
    if (outcome.kind === "refused") return { kind: "trouble", message: outcome.message }
    const { cart, changes } = outcome.answer
    acceptCart(cart)
    showCart()
    // The customer asked for it: what differs from the order of before is told on its own.
    acknowledgeNews()
    keepFromReorder({ orderId, changes })
    return { kind: "done", changes }
  })
}

/** Something was ordered: where nothing is left in the cart, there is nothing more to say about where that came from. */
export async function askAfterOrder(): Promise<void> {
  // What is for a first order is no longer to be had.
  await Promise.all([askForCart(), heldRules() && askForOffers()])
  if (currentContent().lines.length === 0) keepFromReorder(null)
}

async function untilAnswered<Answer>(send: () => Promise<Outcome<Answer>>): Promise<Outcome<Answer>> {
  let outcome = await send()
  for (const ms of AGAIN_AFTER_MS) {
    if (outcome.kind !== "failed") break
    await new Promise((resolve) => setTimeout(resolve, ms))
    outcome = await send()
  }
  return outcome
}
