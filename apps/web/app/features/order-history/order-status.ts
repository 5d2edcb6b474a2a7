import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { isFinal, type OrderStatus } from "@hearth/domain/orders/order-status.ts"
import * as historyTexts from "@hearth/texts/orders/order-history.ts"

/** ORD-2: the text that customers see for each status; the chip shows it in capitals. */
export const statusTexts: Readonly<Record<OrderStatus, string>> = {
  PENDING: historyTexts.statusPending,
  "ADVANCE ORDER": historyTexts.statusAdvance,
  "ORDER PLACED": historyTexts.statusPlaced,
  INPROCESS: historyTexts.statusInProcess,
  PICKED: historyTexts.statusOnItsWay,
  DELIVERED: historyTexts.statusDelivered,
  "PICKED UP": historyTexts.statusPickedUp,
  CANCELLED: historyTexts.statusCancelled,
  FAILED: historyTexts.unsuccessful,
}

export type StatusTone = "going" | "done" | "off"

export function statusTone(status: OrderStatus): StatusTone {
  if (status === "CANCELLED" || status === "FAILED") return "off"
  return isFinal(status) ? "done" : "going"
}

/** The statuses that an order of each delivery type passes through after it is placed. */
const statusesByType: Readonly<Record<DeliveryType, readonly OrderStatus[]>> = {
  DELIVERY: ["ORDER PLACED", "INPROCESS", "PICKED", "DELIVERED"],
  PICKUP: ["ORDER PLACED", "INPROCESS", "PICKED UP"],
  CURBSIDE: ["ORDER PLACED", "INPROCESS", "PICKED UP"],
  DINEIN: ["ORDER PLACED", "INPROCESS", "DELIVERED"],
}

export interface OrderStepView {
  text: string
  /** Null for an upcoming step. */
  at: string | null
  isCurrent: boolean
}

interface OrderProgress {
  deliveryType: DeliveryType
  orderStatus: OrderStatus
  steps: readonly { status: OrderStatus; at: string }[]
}

/** ORD-6: the order's past steps, and the upcoming ones if it is in progress. */
export function toOrderSteps({ deliveryType, orderStatus, steps }: OrderProgress): OrderStepView[] {
  // PENDING is shown only while it is the current status.
  const shownSteps = steps.filter(({ status }) => status !== "PENDING" || orderStatus === "PENDING")
  const pastSteps = shownSteps.map(({ status, at }, index) => ({
    text: statusTexts[status],
    at,
    isCurrent: index === shownSteps.length - 1,
  }))
  if (isFinal(orderStatus) || orderStatus === "PENDING") return pastSteps
  const statuses = statusesByType[deliveryType]
  const upcomingStatuses = statuses.slice(statuses.indexOf(orderStatus) + 1)
  return [
    ...pastSteps,
    ...upcomingStatuses.map((status) => ({ text: statusTexts[status], at: null, isCurrent: false })),
  ]
}
