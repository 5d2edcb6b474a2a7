import type { StoreState } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { writeConditions } from "./locator.store.ts"
import { readStoreState } from "./read-store-state.ts"
import { notifyStoresChanged } from "./stores-changed.ts"

/**
 * TRK-3: while a store's conditions are unsuitable, new orders get no guarantee. Notifies every node. Returns the
 * store's switches.
 */
export async function setConditions(tx: Tx, storeId: string, unsuitable: boolean): Promise<StoreState> {
  const country = await writeConditions(tx, storeId, unsuitable)
  if (!country) throw new AppError("STORE_NOT_FOUND")
  await notifyStoresChanged(tx, { country, storeId })
  return readStoreState(tx, storeId)
}
