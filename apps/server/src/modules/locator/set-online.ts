import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { writeSwitch } from "./locator.store.ts"
import { notifyStoresChanged } from "./stores-changed.ts"

/** A store takes orders or stops to; `message` is what customers read meanwhile, null the usual words. Every node hears of it. */
export async function setOnline(tx: Tx, storeId: string, online: boolean, message: string | null): Promise<void> {
  const customMessage = message?.trim() ?? ""
  const country = await writeSwitch(tx, storeId, online, online || customMessage === "" ? null : customMessage)
  if (!country) throw new AppError("STORE_NOT_FOUND")
  await notifyStoresChanged(tx, { country, storeId })
}
