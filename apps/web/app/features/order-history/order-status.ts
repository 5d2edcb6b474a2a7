import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { isFinal, type OrderStatus } from "@hearth/domain/orders/order-status.ts"

/** ORD-2 as a customer reads it; the chip writes it in capitals. */
export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  PENDING: "Not paid yet",
  "ADVANCE ORDER": "Advance order",
  "ORDER PLACED": "Order placed",
  INPROCESS: "In the kitchen",
  PICKED: "On its way",
  DELIVERED: "Delivered",
  "PICKED UP": "Picked up",
  CANCELLED: "Cancelled",
  FAILED: "Not placed",
}

export type StatusTone = "going" | "done" | "off"

export function statusTone(status: OrderStatus): StatusTone {
  if (status === "CANCELLED" || status === "FAILED") return "off"
  return isFinal(status) ? "done" : "going"
}

/** What an order of each kind goes through once it is placed. */
const stagesByType: Readonly<Record<DeliveryType, readonly OrderStatus[]>> = {
  DELIVERY: ["ORDER PLACED", "INPROCESS", "PICKED", "DELIVERED"],
  PICKUP: ["ORDER PLACED", "INPROCESS", "PICKED UP"],
  CURBSIDE: ["ORDER PLACED", "INPROCESS", "PICKED UP"],
  DINEIN: ["ORDER PLACED", "INPROCESS", "DELIVERED"],
}

export interface OrderStepView {
  text: string
  /** Null: still to come. */
  at: string | null
  isCurrent: boolean
}

interface OrderProgress {
  deliveryType: DeliveryType
  orderStatus: OrderStatus
  steps: readonly { status: OrderStatus; at: string }[]
}

/** ORD-6: what became of an order, and of one that goes on what is to come. */
export function toOrderSteps({ deliveryType, orderStatus, steps }: OrderProgress): OrderStepView[] {
  // That it was begun says nothing where it went on.
  const shownSteps = steps.filter(({ status }) => status !== "PENDING" || orderStatus === "PENDING")
  const pastSteps = shownSteps.map(({ status, at }, nth) => ({
    text: statusTexts[status],
    at,
    isCurrent: nth === shownSteps.length - 1,
  }))
  if (isFinal(orderStatus) || orderStatus === "PENDING") return pastSteps
  const stages = stagesByType[deliveryType]
  const rest = stages.slice(stages.indexOf(orderStatus) + 1)
  return [...pastSteps, ...rest.map((status) => ({ text: statusTexts[status], at: null, isCurrent: false }))]
}
