import type { StoreState } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { offlineMessage } from "./describe-store.ts"
import { readSwitch } from "./locator.store.ts"

/** A store's own switches as they are written, for who has just set one: memory hears of it a moment later. */
export async function readStoreState(db: Queryable, storeId: string): Promise<StoreState> {
  const state = await readSwitch(db, storeId)
  if (!state) throw new AppError("STORE_NOT_FOUND")
  const { online, conditionsUnsuitable } = state
  return { online, offlineMessage: online ? "" : offlineMessage(state.offlineMessage), conditionsUnsuitable }
}
