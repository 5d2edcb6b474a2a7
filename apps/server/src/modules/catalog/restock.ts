import type { Tx } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"
import { deleteSoldOut } from "./sold-out.store.ts"
import { STOCK_CHANGED } from "./stock-changed.ts"

/** A product can be ordered at a store again. Where it could be, nothing happens. */
export async function restock(tx: Tx, storeId: string, productId: string): Promise<void> {
  if (await deleteSoldOut(tx, storeId, productId)) await notify(tx, STOCK_CHANGED, storeId)
}
