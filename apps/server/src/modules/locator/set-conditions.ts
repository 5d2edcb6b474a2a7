import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { writeConditions } from "./locator.store.ts"
import { notifyStoresChanged } from "./stores-changed.ts"

/** TRK-3: while a store's conditions are unsuitable, new orders get no guarantee. Notifies every node. */
export async function setConditions(tx: Tx, storeId: string, unsuitable: boolean): Promise<void> {
  const country = await writeConditions(tx, storeId, unsuitable)
  if (!country) throw new AppError("STORE_NOT_FOUND")
  await notifyStoresChanged(tx, { country, storeId })
}
