import type { StaffSession } from "../../platform/sessions/staff.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"

/** Head office has access to every store: `storesOf` returns null for its members. */
export async function isHeadOffice({ db, staff }: KitchenDeps, { memberId }: StaffSession): Promise<boolean> {
  return (await staff.storesOf(db, memberId)) === null
}
