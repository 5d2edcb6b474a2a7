import type { StaffSession } from "../../platform/sessions/staff.ts"
import type { KitchenDeps } from "./kitchen-deps.ts"

/** Whether the member is a manager of head office, who has access to every store: `storesOf` returns null for them. */
export async function isHeadOffice({ db, staff }: KitchenDeps, { memberId }: StaffSession): Promise<boolean> {
  return (await staff.storesOf(db, memberId)) === null
}
