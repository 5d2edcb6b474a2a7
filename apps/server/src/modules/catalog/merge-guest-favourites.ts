import type { AccountEraser, GuestMerger } from "../identity/public.ts"
import { MAX_FAVOURITES } from "./add-favourite.ts"
import { deleteFavouritesOf, lockFavourites, transferFavourites } from "./favourites.store.ts"

/** IDN-12: the guest's favourites beside the account's own, as many as can be kept. */
export const mergeGuestFavourites: GuestMerger = async (tx, { guest, customer, country }) => {
  await lockFavourites(tx, customer.userId)
  const leftOut = await transferFavourites(tx, guest.userId, customer.userId, country, MAX_FAVOURITES)
  return leftOut > 0 ? [`You have as many favourites as we can keep, so ${leftOut} of these were not added.`] : []
}

/** IDN-13. */
export const eraseFavourites: AccountEraser = (tx, { userId }) => deleteFavouritesOf(tx, userId)
