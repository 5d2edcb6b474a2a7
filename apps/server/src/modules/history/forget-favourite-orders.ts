import type { Forgetter } from "../identity/public.ts"
import { deleteFavouriteOrdersOf } from "./history.store.ts"

/** IDN-13. A guest has none, so nothing joins an account. */
export const forgetFavouriteOrders: Forgetter = (tx, { userId }) => deleteFavouriteOrdersOf(tx, userId)
