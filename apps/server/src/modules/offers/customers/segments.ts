const DAY_MS = 24 * 3600 * 1000
const VIP_ORDERS = 10
/** Two months, as the offers' terms say. */
const LAPSED_DAYS = 60

export const isVip = (orders: number): boolean => orders >= VIP_ORDERS

/**
 * Returns the customer's segments, from their orders only: `vip` for ten or more orders, `lapsed` when the last order
 * is two months old or older. `student` and `birthday` would need a campus address and a date of birth, which we don't
 * have yet.
 */
export function segmentsOf(orders: number, lastOrderAt: Date | null, now: number): string[] {
  const segments: string[] = []
  if (isVip(orders)) segments.push("vip")
  if (lastOrderAt !== null && now - lastOrderAt.getTime() >= LAPSED_DAYS * DAY_MS) segments.push("lapsed")
  return segments
}
