import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { deleteFavourite, listFavourites } from "./favourites.store.ts"

/** Returns the other favourites. Removing a product that is no favourite changes nothing. */
export async function removeFavourite(
  tx: Tx,
  userId: string,
  country: CountryCode,
  productId: string,
): Promise<string[]> {
  await deleteFavourite(tx, userId, country, productId)
  return listFavourites(tx, userId, country)
}
