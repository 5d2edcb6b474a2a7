import type { DeliveryType } from "./delivery-type.ts"
import type { OrderStatus } from "./order-status.ts"

/** TRK-4: the store's stages of an order, in sequence; finer than the status that customers see. */
export const orderStages = ["PLACED", "ACCEPTED", "MAKING", "BAKING", "READY", "ON THE WAY", "HANDED OVER"] as const
export type OrderStage = (typeof orderStages)[number]

/** The stages of a ticket, which can also be cancelled. */
export const ticketStages = [...orderStages, "CANCELLED"] as const
export type TicketStage = (typeof ticketStages)[number]

/** Returns the stages for this delivery type: only deliveries are on the way. */
export function stagesOf(deliveryType: DeliveryType): readonly OrderStage[] {
  return deliveryType === "DELIVERY" ? orderStages : orderStages.filter((stage) => stage !== "ON THE WAY")
}

/** Returns the only stage that can follow; null at the end. */
export function nextStage(stage: OrderStage, deliveryType: DeliveryType): OrderStage | null {
  const stages = stagesOf(deliveryType)
  const index = stages.indexOf(stage)
  return index < 0 ? null : (stages[index + 1] ?? null)
}

/** ORD-2: returns the status that belongs to the stage. */
export function statusAt(stage: OrderStage, deliveryType: DeliveryType): OrderStatus {
  switch (stage) {
    case "PLACED":
      return "ORDER PLACED"
    case "ON THE WAY":
      return "PICKED"
    case "HANDED OVER":
      // Dine-in orders are brought to the table.
      return deliveryType === "DELIVERY" || deliveryType === "DINEIN" ? "DELIVERED" : "PICKED UP"
    default:
      return "INPROCESS"
  }
}
