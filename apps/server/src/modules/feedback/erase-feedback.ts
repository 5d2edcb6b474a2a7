import type { Tx } from "../../platform/database/database.ts"
import type { AccountEraser, DeletedAccount } from "../account/public.ts"
import { filterCustomerIds } from "../identity/public.ts"
import { listGuestOrders } from "../orders/public.ts"
import type { GuestEraser } from "../sessions/public.ts"
import type { GuestMerger } from "../sign-in/public.ts"
import { listFeedbackOfMobile, moveFeedback, removePersonalData } from "./feedback.store.ts"

/** A guest who signs in keeps their feedback. */
export const mergeGuestFeedback: GuestMerger = async (tx, { guest, customer }) => {
  await moveFeedback(tx, guest.userId, customer.userId)
  return []
}

/**
 * IDN-13: removes what the customer wrote, also as a guest with the same number; the scores stay. Must run before the
 * orders are erased, because their phone numbers tell which orders a guest with the same number rated.
 */
export const eraseFeedback: AccountEraser = async (tx, account) => {
  const { userId, guestIds } = account
  const orderIds = (await listGuestOrders(tx, account)).map(({ id }) => id)
  const feedbackIds = await listGuestFeedback(tx, account)
  await removePersonalData(tx, { userIds: [userId, ...guestIds], orderIds, feedbackIds })
}

/** Returns the feedback without an order in which guests gave this number. Another account can have typed it, too. */
async function listGuestFeedback(tx: Tx, { country, phone }: DeletedAccount): Promise<string[]> {
  if (phone === null) return []
  const withNumber = await listFeedbackOfMobile(tx, { country, mobile: phone })
  const customerIds = await filterCustomerIds(
    tx,
    withNumber.flatMap(({ userId }) => userId ?? []),
  )
  return withNumber.flatMap(({ id, userId }) => (userId !== null && customerIds.has(userId) ? [] : id))
}

/** Removes the personal data from feedback of guests whose sessions have expired. */
export const eraseGuestFeedback: GuestEraser = (tx, guestIds) =>
  removePersonalData(tx, { userIds: guestIds, orderIds: [], feedbackIds: [] })
