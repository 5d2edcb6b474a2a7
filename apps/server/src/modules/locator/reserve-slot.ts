import { slotOf } from "@hearth/domain/stores/availability.ts"
import type { Tx } from "../../platform/database/database.ts"
import { incrementSlot, decrementSlot } from "./locator.store.ts"

/** Promises one order for the quarter of an hour that holds this moment; false where the store has its hands full then. */
export async function reserveSlot(tx: Tx, storeId: string, slot: number, capacity: number): Promise<boolean> {
  if (capacity < 1) return false
  return incrementSlot(tx, storeId, new Date(slotOf(slot)), capacity)
}

/** Gives a promised order back; false where none was promised. */
export function releaseSlot(tx: Tx, storeId: string, slot: number): Promise<boolean> {
  return decrementSlot(tx, storeId, new Date(slotOf(slot)))
}
