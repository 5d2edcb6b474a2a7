import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"

/** The database channel that notifies nodes of changed stores. */
export const STORES_CHANGED = "locator_changed"

/** A change of a whole country's stores, or of one store's switches. */
export interface StoresChange {
  country: CountryCode
  storeId?: string
}

export function notifyStoresChanged(tx: Tx, { country, storeId }: StoresChange): Promise<void> {
  return notify(tx, STORES_CHANGED, storeId === undefined ? country : `${country} ${storeId}`)
}

/** Returns undefined for an unknown payload, which means that anything may have changed. */
export function readStoresChange(payload: string): StoresChange | undefined {
  const [code, storeId] = payload.split(" ")
  const country = countryCodes.find((each) => each === code)
  return country && { country, storeId }
}
