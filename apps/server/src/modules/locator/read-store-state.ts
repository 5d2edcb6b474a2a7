import type { StoreState } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { offlineMessage } from "./describe-store.ts"
import { readSwitch } from "./locator.store.ts"

/**
 * Reads a store's switches from the database, for the staff member who has just set one: the cache is updated a moment
 * later.
 */
export async function readStoreState(db: Queryable, storeId: string): Promise<StoreState> {
  const state = await readSwitch(db, storeId)
  if (!state) throw new AppError("STORE_NOT_FOUND")
  const { online, conditionsUnsuitable } = state
  return { online, offlineMessage: online ? "" : offlineMessage(state.offlineMessage), conditionsUnsuitable }
}
