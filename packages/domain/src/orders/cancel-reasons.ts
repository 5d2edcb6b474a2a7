import type { DeliveryType } from "./delivery-type.ts"
import type { TicketStage } from "./order-stage.ts"

/** Why a store calls an order off, and what its customer reads. `not taken` counts against paying in cash again. */
export const cancelReasons = {
  "cannot make": "We’re sorry: the store can’t make your order just now.",
  "sold out": "We’re sorry: something in your order is sold out.",
  "no rider": "We’re sorry: there is nobody to bring your order.",
  "not reachable": "We couldn’t find you or reach you at the address of your order.",
  "customer asked": "Your order was cancelled as you asked.",
  "not taken": "Nobody took your order when it was there.",
} as const

export type CancelReason = keyof typeof cancelReasons
export const cancelReasonNames = Object.keys(cancelReasons) as CancelReason[]

/** TRK-4: what can be the matter with an order that stands here and goes this way; nothing once it is over. */
export function cancelReasonsFor(stage: TicketStage, deliveryType: DeliveryType): CancelReason[] {
  if (stage === "HANDED OVER" || stage === "CANCELLED") return []
  const isDelivery = deliveryType === "DELIVERY"
  const applies: Readonly<Record<CancelReason, boolean>> = {
    // What is ready can still fall; what is on its way was made.
    "cannot make": stage !== "ON THE WAY",
    "sold out": stage !== "READY" && stage !== "ON THE WAY",
    "no rider": isDelivery,
    "not reachable": isDelivery,
    "customer asked": true,
    // It counts against who ordered it: it must have been there to be taken.
    "not taken": stage === (isDelivery ? "ON THE WAY" : "READY"),
  }
  return cancelReasonNames.filter((reason) => applies[reason])
}
