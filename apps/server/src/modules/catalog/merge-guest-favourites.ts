import * as signInMergeTexts from "@hearth/texts/account/sign-in-merge.ts"
import { MAX_FAVOURITES } from "./add-favourite.ts"
import { deleteFavouritesOf, lockFavourites, transferFavourites } from "./favourites.store.ts"
import type { AccountEraser } from "../account/public.ts"
import type { GuestMerger } from "../sign-in/public.ts"

/** IDN-12: adds the guest's favourites to the account's own, up to the limit. */
export const mergeGuestFavourites: GuestMerger = async (tx, { guest, customer, country }) => {
  await lockFavourites(tx, customer.userId)
  const leftOutCount = await transferFavourites(tx, guest.userId, customer.userId, country, MAX_FAVOURITES)
  return leftOutCount > 0 ? [signInMergeTexts.favouritesNotAdded(leftOutCount)] : []
}

/** IDN-13: deletes the account's favourites. */
export const eraseFavourites: AccountEraser = (tx, { userId }) => deleteFavouritesOf(tx, [userId])
