import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { isForFirstOrder } from "@hearth/domain/offers/is-for-first-order.ts"
import type { Tx } from "../../platform/database/database.ts"
import { findOffers } from "./offers.store.ts"

/** Returns the codes of those offers that are valid only for a first order. */
export async function findFirstOrderCodes(tx: Tx, country: CountryCode, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  return (await findOffers(tx, country, ids)).filter(isForFirstOrder).flatMap(({ code }) => code ?? [])
}
