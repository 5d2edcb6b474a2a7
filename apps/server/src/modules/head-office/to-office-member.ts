import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { type OfficeRole, officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"

/** Whether a member is a manager of head office, who has every role without a grant. */
export function isManagerOfHeadOffice({ role, everywhere }: Pick<StaffMember, "role" | "everywhere">): boolean {
  return everywhere && role === "manager"
}

export function toOfficeMember(member: StaffMember, granted: readonly OfficeRole[]): OfficeMember {
  return { ...member, roles: [...(isManagerOfHeadOffice(member) ? officeRoles : granted)] }
}
