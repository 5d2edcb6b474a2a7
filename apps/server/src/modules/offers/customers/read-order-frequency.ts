import type { Queryable } from "../../../platform/database/database.ts"
import { readOrderCount } from "./customers.store.ts"
import { isVip } from "./segments.ts"

/**
 * IDN-10: returns how many orders a customer has placed and whether that makes them a VIP, by the same rule as offers.
 */
export async function readOrderFrequency(
  db: Queryable,
  userId: string,
): Promise<{ frequency: number; isVip: boolean }> {
  const counted = await readOrderCount(db, userId)
  if (!counted) return { frequency: 0, isVip: false }
  const { orders } = counted
  return { frequency: orders, isVip: isVip(orders) }
}
