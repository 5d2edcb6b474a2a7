import type { AccountEraser } from "../identity/public.ts"
import { deleteAddressesOf } from "./addresses.store.ts"

/** IDN-13. */
export const eraseAddresses: AccountEraser = (tx, { userId }) => deleteAddressesOf(tx, userId)
