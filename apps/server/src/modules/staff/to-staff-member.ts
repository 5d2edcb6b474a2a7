import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { StoredMember } from "./staff.store.ts"

/** Leaves out the password hash. */
export function toStaffMember(stored: StoredMember): StaffMember {
  const { memberId, login, name, role, everywhere, isOfficeOnly, mustChangePassword } = stored
  return { memberId, login, name, role, everywhere, isOfficeOnly, mustChangePassword }
}
