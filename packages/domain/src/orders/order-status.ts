/**
 * ORD-2. `PENDING`: the bill is frozen and money or a code is awaited. `ADVANCE ORDER`: placed, its time has not come.
 * `PICKED`: the rider has it. `PICKED UP`: the customer has fetched it.
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

/** The one state machine of an order. What is not listed can't happen, whoever asks. */
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

/** Nothing leaves it. */
export function isFinal(status: OrderStatus): boolean {
  return nextStatuses[status].length === 0
}

/** The customer has bought it: the bill stands, the uses of offers count, and money that came for it is earned. */
export function isPlaced(status: OrderStatus): boolean {
  return status !== "PENDING" && status !== "FAILED" && status !== "CANCELLED"
}

/** ORD-4: what the confirmation page says. */
export function confirmationOf(status: OrderStatus): "confirmed" | "pending" | "failed" {
  if (status === "PENDING") return "pending"
  return status === "FAILED" ? "failed" : "confirmed"
}
