import type { Forgetter } from "../identity/public.ts"
import { deleteAddressesOf } from "./addresses.store.ts"

/** IDN-13. */
export const forgetAddresses: Forgetter = (tx, { userId }) => deleteAddressesOf(tx, userId)
