import { eraseKeysAbout } from "../../platform/idempotency/run-once.ts"
import { requestPhotoDeletion } from "../../platform/photos/photo-deletions.ts"
import type { Tx } from "../../platform/database/database.ts"
import type { AccountEraser } from "../account/public.ts"
import { listGuestOrders } from "../orders/public.ts"
import type { GuestEraser } from "../sessions/public.ts"
import type { GuestMerger } from "../sign-in/public.ts"
import { deleteLimitsOf } from "./customer/complaint-limits.ts"
import { moveCases } from "./cases.store.ts"
import { deletePhotosOf, eraseTexts, listCaseIdsOf } from "./erase-cases.store.ts"

/** A guest who signs in keeps their cases. */
export const mergeGuestCases: GuestMerger = async (tx, { guest, customer }) => {
  await moveCases(tx, guest.userId, customer.userId)
  return []
}

/**
 * IDN-13: removes everything about the customer from their cases, also from those of guests with the same number. Must
 * run before the orders are erased, because their phone numbers tell which cases these are.
 */
export const eraseCases: AccountEraser = async (tx, account) => {
  const { userId, guestIds } = account
  const orderIds = (await listGuestOrders(tx, account)).map(({ id }) => id)
  const userIds = [userId, ...guestIds]
  await erase(tx, { userIds, orderIds })
  await deleteLimitsOf(tx, userIds)
}

/** Removes what guests wrote whose sessions have expired. */
export const eraseGuestCases: GuestEraser = (tx, guestIds) => erase(tx, { userIds: guestIds, orderIds: [] })

async function erase(tx: Tx, owners: { userIds: readonly string[]; orderIds: readonly string[] }): Promise<void> {
  const caseIds = await listCaseIdsOf(tx, owners)
  if (caseIds.length === 0) return
  await requestPhotoDeletion(tx, await deletePhotosOf(tx, caseIds))
  await eraseTexts(tx, caseIds)
  // Answers to staff that idempotency keys store.
  await eraseKeysAbout(tx, caseIds)
}
