import { deleteFavouriteOrdersOf } from "./history.store.ts"
import type { AccountEraser } from "../account/public.ts"

/** IDN-13: deletes the favourite orders. Guests have none, so there is nothing to merge at sign-in. */
export const eraseFavouriteOrders: AccountEraser = (tx, { userId }) => deleteFavouriteOrdersOf(tx, userId)
