import type { Queryable } from "../../platform/database/database.ts"
import { readOrders } from "./customers.store.ts"
import { segmentsOf } from "./segments.ts"

/** IDN-10: how often somebody has ordered, and whether that makes them a VIP, by the measure that offers go by. */
export async function habitsOf(db: Queryable, userId: string): Promise<{ frequency: number; isVip: boolean }> {
  const known = await readOrders(db, userId)
  if (!known) return { frequency: 0, isVip: false }
  const { orders, lastOrderAt } = known
  return { frequency: orders, isVip: segmentsOf(orders, lastOrderAt, 0).includes("vip") }
}
