/**
 * ORD-2. `PENDING`: the bill is frozen, and the order waits for payment or a one-time code. `ADVANCE ORDER`: placed, to
 * be started later. `PICKED`: the rider has it. `PICKED UP`: the customer has collected it.
 */
export const orderStatuses = [
  "PENDING",
  "ADVANCE ORDER",
  "ORDER PLACED",
  "INPROCESS",
  "PICKED",
  "DELIVERED",
  "PICKED UP",
  "CANCELLED",
  "FAILED",
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The state machine of an order. Transitions that are not listed can't happen. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  PENDING: ["ORDER PLACED", "ADVANCE ORDER", "FAILED"],
  "ADVANCE ORDER": ["ORDER PLACED", "CANCELLED"],
  "ORDER PLACED": ["INPROCESS", "CANCELLED"],
  INPROCESS: ["PICKED", "PICKED UP", "DELIVERED", "CANCELLED"],
  PICKED: ["DELIVERED", "CANCELLED"],
  DELIVERED: [],
  "PICKED UP": [],
  CANCELLED: [],
  FAILED: [],
}

export function canTransition(from: OrderStatus, to: OrderStatus): boolean {
  return nextStatuses[from].includes(to)
}

/** Whether no other status can follow. */
export function isFinal(status: OrderStatus): boolean {
  return nextStatuses[status].length === 0
}

/** Whether the order is placed: its bill is final, its offers count as used, and we keep its payments. */
export function isPlaced(status: OrderStatus): boolean {
  return status !== "PENDING" && status !== "FAILED" && status !== "CANCELLED"
}

/** Whether the customer has the order. */
export function isHandedOver(status: OrderStatus): boolean {
  return status === "DELIVERED" || status === "PICKED UP"
}

/** ORD-4: what the confirmation page shows. */
export function confirmationOf(status: OrderStatus): "confirmed" | "pending" | "failed" {
  if (status === "PENDING") return "pending"
  return status === "FAILED" ? "failed" : "confirmed"
}
