import type { Tx } from "../../platform/database/database.ts"
import { releaseSpins } from "./spins.store.ts"
import { addToTallies, lockTallies, markReleased } from "./uses.store.ts"

/**
 * An order that failed or was cancelled gives its offers back, once, however often this is asked; a prize of the wheel can
 * be used again as long as it lasts.
 */
export async function releaseUses(tx: Tx, orderId: string, now: Date): Promise<void> {
  const released = await markReleased(tx, orderId, now)
  if (released.length === 0) return
  await lockTallies(tx, released)
  await addToTallies(tx, released, -1)
  await releaseSpins(tx, orderId)
}
