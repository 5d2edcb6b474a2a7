import type { Tx } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { countryOfStore, isProductOfCountry, writeSoldOut } from "./sold-out.store.ts"
import { STOCK_CHANGED } from "./stock-changed.ts"

/**
 * Marks a product as sold out at a store until the given time or until it is restocked. A second call replaces the end
 * time. Notifies every node.
 */
export async function setSoldOut(tx: Tx, storeId: string, productId: string, until: Date): Promise<void> {
  const country = await countryOfStore(tx, storeId)
  if (!country) throw new AppError("STORE_NOT_FOUND")
  if (!(await isProductOfCountry(tx, country, productId))) throw new AppError("NOT_FOUND")
  await writeSoldOut(tx, { store_id: storeId, product_id: productId, until })
  await notify(tx, STOCK_CHANGED, storeId)
}
