import type { DeliveryType } from "@hearth/domain/orders/delivery-type.ts"
import { isFinal, type OrderStatus } from "@hearth/domain/orders/order-status.ts"

/** ORD-2 as a customer reads it; the chip writes it in capitals. */
export const statusWords: Readonly<Record<OrderStatus, string>> = {
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

export function toneOf(status: OrderStatus): StatusTone {
  if (status === "CANCELLED" || status === "FAILED") return "off"
  return isFinal(status) ? "done" : "going"
}

/** What an order of each kind goes through once it is placed. */
const ways: Readonly<Record<DeliveryType, readonly OrderStatus[]>> = {
  DELIVERY: ["ORDER PLACED", "INPROCESS", "PICKED", "DELIVERED"],
  PICKUP: ["ORDER PLACED", "INPROCESS", "PICKED UP"],
  CURBSIDE: ["ORDER PLACED", "INPROCESS", "PICKED UP"],
  DINEIN: ["ORDER PLACED", "INPROCESS", "DELIVERED"],
}

export interface ShownStep {
  words: string
  /** Null: still to come. */
  at: string | null
  isNow: boolean
}

interface Stepped {
  deliveryType: DeliveryType
  orderStatus: OrderStatus
  steps: readonly { status: OrderStatus; at: string }[]
}

/** ORD-6: what became of an order, and of one that goes on what is to come. */
export function stepsOf({ deliveryType, orderStatus, steps }: Stepped): ShownStep[] {
  // That it was begun says nothing where it went on.
  const told = steps.filter(({ status }) => status !== "PENDING" || orderStatus === "PENDING")
  const been = told.map(({ status, at }, nth) => ({
    words: statusWords[status],
    at,
    isNow: nth === told.length - 1,
  }))
  if (isFinal(orderStatus) || orderStatus === "PENDING") return been
  const way = ways[deliveryType]
  const rest = way.slice(way.indexOf(orderStatus) + 1)
  return [...been, ...rest.map((status) => ({ words: statusWords[status], at: null, isNow: false }))]
}
