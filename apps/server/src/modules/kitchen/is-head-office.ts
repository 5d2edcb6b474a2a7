import type { StaffSession } from "../../platform/sessions/staff.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"

/** Head office has access to every store. */
export async function isHeadOffice({ db, staff }: KitchenDeps, { memberId }: StaffSession): Promise<boolean> {
  return (await staff.storesOf(db, memberId)) === null
}
