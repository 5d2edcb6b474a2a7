import type { StaffMember } from "@hearth/contract/calls/store-ops.shapes.ts"
import type { StoredMember } from "./staff.store.ts"

/** As others see them. */
export function toStaffMember({ memberId, login, name, role, everywhere }: StoredMember): StaffMember {
  return { memberId, login, name, role, everywhere }
}
