import type { Tx } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { countryOfStore, isProductOf, writeSoldOut } from "./sold-out.store.ts"
import { STOCK_CHANGED } from "./stock-changed.ts"

/** A product can't be ordered at a store until then, or until it is set back. Said again, the new end counts. Every node hears of it. */
export async function setSoldOut(tx: Tx, storeId: string, productId: string, until: Date): Promise<void> {
  const country = await countryOfStore(tx, storeId)
  if (!country) throw new AppError("STORE_NOT_FOUND")
  if (!(await isProductOf(tx, country, productId))) throw new AppError("NOT_FOUND")
  await writeSoldOut(tx, { store_id: storeId, product_id: productId, until })
  await notify(tx, STOCK_CHANGED, storeId)
}
