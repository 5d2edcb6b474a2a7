import type { OfficeRole } from "@hearth/domain/head-office/office-roles.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { isOfficeManager, readOwnRoles } from "./own-roles.ts"

/** Throws FORBIDDEN if the caller has none of these roles in the country. Every action of head office starts with it. */
export async function assertRole(
  deps: Pick<HeadOfficeDeps, "staff">,
  db: Queryable,
  caller: OfficeCaller,
  allowed: readonly OfficeRole[],
): Promise<void> {
  const roles = await readOwnRoles(deps, db, caller)
  if (!roles.some((role) => allowed.includes(role))) throw new AppError("FORBIDDEN")
}

/** Throws FORBIDDEN unless the caller is a manager of head office, who alone grants roles. */
export async function assertOfficeManager(
  deps: Pick<HeadOfficeDeps, "staff">,
  db: Queryable,
  caller: OfficeCaller,
): Promise<void> {
  if (!(await isOfficeManager(deps, db, caller))) throw new AppError("FORBIDDEN")
}
