import type { AccountEraser } from "../identity/public.ts"
import { deleteFavouriteOrdersOf } from "./history.store.ts"

/** IDN-13. A guest has none, so nothing joins an account. */
export const eraseFavouriteOrders: AccountEraser = (tx, { userId }) => deleteFavouriteOrdersOf(tx, userId)
