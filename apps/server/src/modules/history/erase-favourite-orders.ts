import { deleteFavouriteOrdersOf } from "./history.store.ts"
import type { AccountEraser } from "../account/public.ts"

/** IDN-13. Guests have no favourite orders, so there is nothing to merge at sign-in. */
export const eraseFavouriteOrders: AccountEraser = (tx, { userId }) => deleteFavouriteOrdersOf(tx, userId)
