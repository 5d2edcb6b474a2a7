import type { Forgetter, Joiner } from "../identity/public.ts"
import { MOST_FAVOURITES } from "./add-favourite.ts"
import { deleteFavouritesOf, lockFavourites, moveFavourites } from "./favourites.store.ts"

/** IDN-12: the guest's favourites beside the account's own, as many as can be kept. */
export const joinFavourites: Joiner = async (tx, { guest, customer, country }) => {
  await lockFavourites(tx, customer.userId)
  const left = await moveFavourites(tx, guest.userId, customer.userId, country, MOST_FAVOURITES)
  return left > 0 ? [`You have as many favourites as we can keep, so ${left} of these were not added.`] : []
}

/** IDN-13. */
export const forgetFavourites: Forgetter = (tx, { userId }) => deleteFavouritesOf(tx, userId)
