import type { Tx } from "../../../platform/database/database.ts"
import { returnPoints } from "../../loyalty/public.ts"
import { releasePrizes } from "../wheel/spins.store.ts"
import { addToTallies, lockTallies, markReleased } from "./uses.store.ts"

/**
 * Releases the offers of an order that failed or was cancelled. A repeated call changes nothing. A prize of the wheel
 * can be used again until it expires.
 */
export async function releaseUses(tx: Tx, orderId: string, now: Date): Promise<void> {
  const released = await markReleased(tx, orderId, now)
  if (released.length === 0) return
  await lockTallies(tx, released)
  await addToTallies(tx, released, -1)
  await releasePrizes(tx, orderId)
  await returnPoints(tx, { orderId, at: now })
}
