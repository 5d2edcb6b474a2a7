import { quarterOf } from "@hearth/domain/stores/availability.ts"
import type { Tx } from "../../platform/database/database.ts"
import { addPromise, takePromise } from "./locator.store.ts"

/** Promises one order for the quarter of an hour that holds this moment; false where the store has its hands full then. */
export async function promiseQuarter(tx: Tx, storeId: string, quarter: number, capacity: number): Promise<boolean> {
  if (capacity < 1) return false
  return addPromise(tx, storeId, new Date(quarterOf(quarter)), capacity)
}

/** Gives a promised order back; false where none was promised. */
export function releaseQuarter(tx: Tx, storeId: string, quarter: number): Promise<boolean> {
  return takePromise(tx, storeId, new Date(quarterOf(quarter)))
}
