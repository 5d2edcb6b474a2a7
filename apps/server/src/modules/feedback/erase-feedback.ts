import type { AccountEraser } from "../account/public.ts"
import { listOrderIdsOfPhone } from "../orders/public.ts"
import type { GuestEraser } from "../sessions/public.ts"
import type { GuestMerger } from "../sign-in/public.ts"
import { moveFeedback, removePersonalData } from "./feedback.store.ts"

/** A guest who signs in keeps their feedback. */
export const mergeGuestFeedback: GuestMerger = async (tx, { guest, customer }) => {
  await moveFeedback(tx, guest.userId, customer.userId)
  return []
}

/**
 * IDN-13: removes what the customer wrote, also as a guest with the same number; the scores stay. Must run before the
 * orders are erased, because their phone numbers tell which orders a guest with the same number rated.
 */
export const eraseFeedback: AccountEraser = async (tx, { userId, guestIds, country, phone }) => {
  const orderIds = phone === null ? [] : await listOrderIdsOfPhone(tx, { country, phone })
  await removePersonalData(tx, { userIds: [userId, ...guestIds], orderIds, phone })
}

/** Removes the personal data from feedback of guests whose sessions have expired. */
export const eraseGuestFeedback: GuestEraser = (tx, guestIds) =>
  removePersonalData(tx, { userIds: guestIds, orderIds: [], phone: null })
