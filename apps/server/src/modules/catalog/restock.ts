import type { Tx } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"
import { deleteSoldOut } from "./sold-out.store.ts"
import { STOCK_CHANGED } from "./stock-changed.ts"

/** Makes a sold-out product available at a store again. Does nothing when the product isn't sold out. */
export async function restock(tx: Tx, storeId: string, productId: string): Promise<void> {
  if (await deleteSoldOut(tx, storeId, productId)) await notify(tx, STOCK_CHANGED, storeId)
}
