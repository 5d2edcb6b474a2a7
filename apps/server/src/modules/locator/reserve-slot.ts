import { slotOf } from "@hearth/domain/stores/availability.ts"
import type { Tx } from "../../platform/database/database.ts"
import { incrementSlot, decrementSlot } from "./locator.store.ts"

/** Reserves the slot that contains the given time for one order. Returns false when the slot is full. */
export async function reserveSlot(tx: Tx, storeId: string, time: number, capacity: number): Promise<boolean> {
  if (capacity < 1) return false
  return incrementSlot(tx, storeId, new Date(slotOf(time)), capacity)
}

/** Releases one reserved order of a slot. Returns false when none was reserved. */
export function releaseSlot(tx: Tx, storeId: string, time: number): Promise<boolean> {
  return decrementSlot(tx, storeId, new Date(slotOf(time)))
}
