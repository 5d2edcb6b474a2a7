import type { AccountEraser, GuestMerger } from "../identity/public.ts"
import { deleteSeenOf, transferSeen } from "./alerts.store.ts"

/** What was seen as a guest is not shown again after signing in. */
export const mergeGuestSeenAlerts: GuestMerger = async (tx, { guest, customer }) => {
  await transferSeen(tx, guest.userId, customer.userId)
  return []
}

/** IDN-13. How many have seen an alert stays counted. */
export const eraseSeenAlerts: AccountEraser = (tx, { userId }) => deleteSeenOf(tx, userId)
