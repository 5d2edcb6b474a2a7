import { type OfficeRole, officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import type { Queryable } from "../../platform/database/database.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { listRolesOf } from "./roles.store.ts"

/** Managers of head office have access to every store: `storesOf` returns null for them. */
export async function isOfficeManager(
  { staff }: Pick<HeadOfficeDeps, "staff">,
  db: Queryable,
  { memberId, role }: Pick<OfficeCaller, "memberId" | "role">,
): Promise<boolean> {
  return role === "manager" && (await staff.storesOf(db, memberId)) === null
}

/** Returns the caller's roles in the country. Managers of head office have all of them, so that nobody is locked out. */
export async function readOwnRoles(
  deps: Pick<HeadOfficeDeps, "staff">,
  db: Queryable,
  caller: OfficeCaller,
): Promise<readonly OfficeRole[]> {
  return (await isOfficeManager(deps, db, caller)) ? officeRoles : listRolesOf(db, caller)
}
