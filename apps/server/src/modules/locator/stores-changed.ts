import { type CountryCode, countryCodes } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { notify } from "../../platform/database/notify.ts"

/** Where nodes hear that stores changed. */
export const STORES_CHANGED = "locator_changed"

/** A whole country's stores, or the switch of one store. */
export interface StoresChange {
  country: CountryCode
  storeId?: string
}

export function notifyStoresChanged(tx: Tx, { country, storeId }: StoresChange): Promise<void> {
  return notify(tx, STORES_CHANGED, storeId === undefined ? country : `${country} ${storeId}`)
}

/** Nothing where anything may have changed. */
export function readStoresChange(payload: string): StoresChange | undefined {
  const [code, storeId] = payload.split(" ")
  const country = countryCodes.find((each) => each === code)
  return country && { country, storeId }
}
