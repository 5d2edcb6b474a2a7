import type { DeliveryType } from "./delivery-type.ts"
import type { TicketStage } from "./order-stage.ts"

/**
 * Why a store cancels an order. `not taken`: the customer didn't collect the order or refused it at the door. After too
 * many of these, the customer can't pay in cash.
 */
export const cancelReasonNames = [
  "cannot make",
  "sold out",
  "no rider",
  "not reachable",
  "customer asked",
  "not taken",
] as const

export type CancelReason = (typeof cancelReasonNames)[number]

/** TRK-4: returns the possible reasons at this stage and for this delivery type; none once the order has ended. */
export function cancelReasonsFor(stage: TicketStage, deliveryType: DeliveryType): CancelReason[] {
  if (stage === "HANDED OVER" || stage === "CANCELLED") return []
  const isDelivery = deliveryType === "DELIVERY"
  const applies: Readonly<Record<CancelReason, boolean>> = {
    // A ready order can still be spoilt in the store; an order on the way has been made.
    "cannot make": stage !== "ON THE WAY",
    "sold out": stage !== "READY" && stage !== "ON THE WAY",
    "no rider": isDelivery,
    "not reachable": isDelivery,
    "customer asked": true,
    // This counts against the customer, so the order must have been on the way or ready for collection.
    "not taken": stage === (isDelivery ? "ON THE WAY" : "READY"),
  }
  return cancelReasonNames.filter((reason) => applies[reason])
}
