import { deleteAddressesOf } from "./addresses.store.ts"
import type { AccountEraser } from "../account/public.ts"

/** IDN-13: deletes the account's saved addresses. */
export const eraseAddresses: AccountEraser = (tx, { userId }) => deleteAddressesOf(tx, userId)
