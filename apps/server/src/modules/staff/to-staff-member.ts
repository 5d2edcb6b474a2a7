import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { StoredMember } from "./staff.store.ts"

/** Leaves out the password hash. */
export function toStaffMember({ passwordHash: _, ...member }: StoredMember): StaffMember {
  return member
}
