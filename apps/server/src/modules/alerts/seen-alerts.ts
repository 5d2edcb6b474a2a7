import { deleteSeenAlertsOf, copySeen } from "./alerts.store.ts"
import type { AccountEraser } from "../account/public.ts"
import type { GuestMerger } from "../sign-in/public.ts"

/** Alerts that a guest has seen are not shown again after sign-in. */
export const mergeGuestSeenAlerts: GuestMerger = async (tx, { guest, customer }) => {
  await copySeen(tx, guest.userId, customer.userId)
  // Nothing can fail to merge, so there are no messages for the customer.
  return []
}

/**
 * IDN-13: deletes which alerts the account and its merged guests have seen. The number of visitors that an alert reached
 * stays unchanged.
 */
export const eraseSeenAlerts: AccountEraser = (tx, { userId, guestIds }) =>
  deleteSeenAlertsOf(tx, [userId, ...guestIds])
