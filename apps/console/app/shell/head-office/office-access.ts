import { type OfficeRole, officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { type OfficeScreen, officeScreens } from "../parse-console-path.ts"

/** What a member may do in head office's area of the country. The server enforces the same permissions. */
export interface OfficeAccess {
  roles: readonly OfficeRole[]
  screens: readonly OfficeScreen[]
}

type Rank = Pick<StaffMember, "role" | "everywhere">

/** Managers of head office have every role without a grant, and they alone grant roles. */
export function isOfficeManager({ role, everywhere }: Rank): boolean {
  return everywhere && role === "manager"
}

/** Returns the access of a member with these granted roles. Without any screen, the area doesn't exist for them. */
export function officeAccess(member: Rank, granted: readonly OfficeRole[]): OfficeAccess {
  const isManager = isOfficeManager(member)
  const roles = isManager ? officeRoles : granted
  const isAllowed: Readonly<Record<OfficeScreen, boolean>> = {
    customers: roles.includes("support"),
    cases: roles.includes("support"),
    corrections: roles.includes("support") || roles.includes("finance"),
    ratings: roles.length > 0,
    alerts: roles.includes("marketing") || roles.includes("operations"),
    members: isManager,
    audit: roles.length > 0,
    features: roles.includes("operations"),
  }
  return { roles, screens: officeScreens.filter((screen) => isAllowed[screen]) }
}
