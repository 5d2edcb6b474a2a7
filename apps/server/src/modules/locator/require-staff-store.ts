import type { StoreInfo } from "@hearth/contract/calls/locator.calls.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { Locator } from "./create-locator.ts"

/** Returns the store of a staff request. Throws FORBIDDEN for an unknown store or a store of another country. */
export function requireStaffStore(
  { findStore }: Pick<Locator, "findStore">,
  { country, params }: { country: CountryCode; params: { storeId: string } },
): StoreInfo {
  const store = findStore(country, params.storeId)
  if (!store) throw new AppError("FORBIDDEN")
  return store
}
