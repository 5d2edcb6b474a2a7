import type { Forgetter, Joiner } from "../identity/public.ts"
import { deleteSeenOf, moveSeen } from "./alerts.store.ts"

/** What was seen as a guest is not shown again after signing in. */
export const joinSeen: Joiner = async (tx, { guest, customer }) => {
  await moveSeen(tx, guest.userId, customer.userId)
  return []
}

/** IDN-13. How many have seen an alert stays counted. */
export const forgetSeen: Forgetter = (tx, { userId }) => deleteSeenOf(tx, userId)
