import type { DeliveryType } from "./delivery-type.ts"
import type { OrderStatus } from "./order-status.ts"

/** TRK-4: what the store does with an order, one step after the other; finer than the status that the customer's list shows. */
export const orderStages = ["PLACED", "ACCEPTED", "MAKING", "BAKING", "READY", "ON THE WAY", "HANDED OVER"] as const
export type OrderStage = (typeof orderStages)[number]

/** Where a store's ticket of an order can stand: a cancelled one is over as well. */
export const ticketStages = [...orderStages, "CANCELLED"] as const
export type TicketStage = (typeof ticketStages)[number]

/** The steps of an order that goes this way: only what is brought to a door is on the way there. */
export function stagesOf(deliveryType: DeliveryType): readonly OrderStage[] {
  return deliveryType === "DELIVERY" ? orderStages : orderStages.filter((stage) => stage !== "ON THE WAY")
}

/** The one step that can follow; null at the end. */
export function nextStage(stage: OrderStage, deliveryType: DeliveryType): OrderStage | null {
  const stages = stagesOf(deliveryType)
  const at = stages.indexOf(stage)
  return at < 0 ? null : (stages[at + 1] ?? null)
}

/** ORD-2: the status that goes with it. */
export function statusAt(stage: OrderStage, deliveryType: DeliveryType): OrderStatus {
  switch (stage) {
    case "PLACED":
      return "ORDER PLACED"
    case "ON THE WAY":
      return "PICKED"
    case "HANDED OVER":
      // Who sits at a table has it brought there.
      return deliveryType === "DELIVERY" || deliveryType === "DINEIN" ? "DELIVERED" : "PICKED UP"
    default:
      return "INPROCESS"
  }
}
