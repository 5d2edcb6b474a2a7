import type { CancelReason } from "@hearth/domain/orders/cancel-reasons.ts"

/**
 * What the customer reads when a store cancels an order. The text is stored with the order. `not taken`: the customer
 * didn't collect the order or refused it at the door.
 */
export const byReason: Readonly<Record<CancelReason, string>> = {
  "cannot make": "We’re sorry, the store can’t make your order right now.",
  "sold out": "We’re sorry, an item in your order is sold out.",
  "no rider": "We’re sorry, there’s no rider available for your order.",
  "not reachable": "We couldn’t find or reach you at your delivery address.",
  "customer asked": "Your order was cancelled as you asked.",
  "not taken": "Nobody took your order when it was there.",
}
