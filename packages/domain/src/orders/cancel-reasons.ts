import type { DeliveryType } from "./delivery-type.ts"
import type { TicketStage } from "./order-stage.ts"

/** Why a store cancels an order. `not taken` counts against paying in cash again. */
export const cancelReasonNames = [
  "cannot make",
  "sold out",
  "no rider",
  "not reachable",
  "customer asked",
  "not taken",
] as const

export type CancelReason = (typeof cancelReasonNames)[number]

/** TRK-4: returns the possible reasons for an order at this stage and with this delivery type; none after its end. */
export function cancelReasonsFor(stage: TicketStage, deliveryType: DeliveryType): CancelReason[] {
  if (stage === "HANDED OVER" || stage === "CANCELLED") return []
  const isDelivery = deliveryType === "DELIVERY"
  const applies: Readonly<Record<CancelReason, boolean>> = {
    // A finished order can still be dropped; an order on the way was made.
    "cannot make": stage !== "ON THE WAY",
    "sold out": stage !== "READY" && stage !== "ON THE WAY",
    "no rider": isDelivery,
    "not reachable": isDelivery,
    "customer asked": true,
    // This counts against the customer, so the order must have been there to be collected.
    "not taken": stage === (isDelivery ? "ON THE WAY" : "READY"),
  }
  return cancelReasonNames.filter((reason) => applies[reason])
}
