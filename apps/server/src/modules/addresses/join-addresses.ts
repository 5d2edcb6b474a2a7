import type { Forgetter, Joiner } from "../identity/public.ts"
import { countOf, deleteAddressesOf, moveAddresses } from "./addresses.store.ts"
import { MOST_ADDRESSES } from "./save-address.ts"

/** IDN-12: the guest's addresses beside the account's own, as many as can be kept. */
export const joinAddresses: Joiner = async (tx, { guest, customer, country }) => {
  const room = Math.max(0, MOST_ADDRESSES - (await countOf(tx, customer.userId, country)))
  const left = await moveAddresses(tx, guest.userId, customer.userId, country, room)
  return left > 0 ? [`You have saved as many addresses as we can keep, so ${left} of these were not added.`] : []
}

/** IDN-13. */
export const forgetAddresses: Forgetter = async (tx, { userId }) => {
  await deleteAddressesOf(tx, userId)
}
