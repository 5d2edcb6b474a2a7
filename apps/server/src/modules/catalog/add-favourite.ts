import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { countOtherFavourites, insertFavourite, listFavourites, lockFavourites } from "./favourites.store.ts"
import { isProductOfCountry } from "./sold-out.store.ts"

export const MAX_FAVOURITES = 100

/**
 * Adds a favourite and returns all favourites. Throws NOT_FOUND for a product of another country. Adding a product that
 * is already a favourite changes nothing.
 */
export async function addFavourite(
  tx: Tx,
  userId: string,
  country: CountryCode,
  productId: string,
  now: Date,
): Promise<string[]> {
  if (!(await isProductOfCountry(tx, country, productId))) throw new AppError("NOT_FOUND")
  await lockFavourites(tx, userId)
  const favourite = { user_id: userId, country, product_id: productId, added_at: now }
  if ((await countOtherFavourites(tx, favourite)) >= MAX_FAVOURITES) throw new AppError("TOO_MANY_FAVOURITES")
  await insertFavourite(tx, favourite)
  return listFavourites(tx, userId, country)
}
