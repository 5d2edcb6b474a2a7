import type { StoreState } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { writeSwitch } from "./locator.store.ts"
import { readStoreState } from "./read-store-state.ts"
import { notifyStoresChanged } from "./stores-changed.ts"

/**
 * Switches a store on or off for orders. Customers read `message` while the store is off; null shows the default text.
 * Notifies every node. Returns the store's switches.
 */
export async function setOnline(tx: Tx, storeId: string, online: boolean, message: string | null): Promise<StoreState> {
  const customMessage = message?.trim() ?? ""
  const country = await writeSwitch(tx, storeId, online, online || customMessage === "" ? null : customMessage)
  if (!country) throw new AppError("STORE_NOT_FOUND")
  await notifyStoresChanged(tx, { country, storeId })
  return readStoreState(tx, storeId)
}
