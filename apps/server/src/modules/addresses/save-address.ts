import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { lockAndCountAddresses, insertAddress, type StoredAddress } from "./addresses.store.ts"

/** More than a customer needs, and few enough for one screen. */
export const MAX_ADDRESSES = 20

export async function saveAddress(tx: Tx, row: StoredAddress): Promise<void> {
  if ((await lockAndCountAddresses(tx, row.user_id, row.country)) >= MAX_ADDRESSES)
    throw new AppError("TOO_MANY_ADDRESSES")
  await insertAddress(tx, row)
}
