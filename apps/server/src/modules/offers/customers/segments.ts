const DAY_MS = 24 * 3600 * 1000
const VIP_ORDER_COUNT = 10
/** Two months, as the offers' terms say. */
const LAPSED_DAYS = 60

export const isVip = (orderCount: number): boolean => orderCount >= VIP_ORDER_COUNT

/**
 * Returns the customer's segments, from their orders only: `vip` for ten or more orders, `lapsed` when the last order
 * is two months old or older. `student` and `birthday` would need a campus address and a date of birth, which we don't
 * have yet.
 */
export function segmentsOf(orderCount: number, lastOrderAt: Date | null, now: number): string[] {
  const segments: string[] = []
  if (isVip(orderCount)) segments.push("vip")
  if (lastOrderAt !== null && now - lastOrderAt.getTime() >= LAPSED_DAYS * DAY_MS) segments.push("lapsed")
  return segments
}
