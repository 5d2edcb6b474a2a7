import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import type { Platform } from "../../platform/platform.ts"
import { markGuestMerged } from "../identity/public.ts"

/** A guest who has signed in, and the account that the guest's data is merged into. */
export interface GuestMerge {
  guest: { userId: string; cartId: string }
  /** At the first sign-in, the cart is the guest's. */
  customer: { userId: string; cartId: string }
  country: CountryCode
  now: Date
}

/** Returns sentences about data that could not be merged. */
export type GuestMerger = (tx: Tx, merge: GuestMerge) => Promise<readonly string[]>

interface MergeDeps extends Pick<Platform, "clock"> {
  guestMergers: readonly GuestMerger[]
}

/**
 * IDN-12: moves the guest's data to the account, once, even if this is called again. Returns messages for the customer
 * about data that could not be moved.
 */
export async function mergeGuest(deps: MergeDeps, tx: Tx, input: Omit<GuestMerge, "now">): Promise<string[]> {
  const { guest, customer } = input
  const now = deps.clock.now()
  if (!(await markGuestMerged(tx, guest.userId, customer.userId, now))) return []
  const leftOut: string[] = []
  for (const merge of deps.guestMergers) leftOut.push(...(await merge(tx, { ...input, now })))
  return leftOut
}
