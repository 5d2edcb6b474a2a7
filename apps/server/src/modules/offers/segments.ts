const DAY_MS = 24 * 3600 * 1000
const VIP_ORDERS = 10
/** Two months, as the offers' own words say. */
const LAPSED_DAYS = 60

/**
 * What kind of customer somebody is, by their orders alone: `vip`, ten or more of them; `lapsed`, the last one two months
 * ago or longer. `student` and `birthday` need an address on a campus and a date of birth, which nobody tells us yet.
 */
export function segmentsOf(orders: number, lastOrderAt: Date | null, at: number): string[] {
  const segments: string[] = []
  if (orders >= VIP_ORDERS) segments.push("vip")
  if (lastOrderAt !== null && at - lastOrderAt.getTime() >= LAPSED_DAYS * DAY_MS) segments.push("lapsed")
  return segments
}
