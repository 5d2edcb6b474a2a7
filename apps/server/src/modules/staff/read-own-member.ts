import type { Queryable } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"
import { findMember } from "./staff.store.ts"
import { toStaffMember } from "./to-staff-member.ts"

/** Returns the member who is signed in. Throws if they have left. */
export async function readOwnMember(db: Queryable, { memberId }: StaffSession) {
  const member = await findMember(db, memberId)
  if (!member) throw new AppError("SESSION_ENDED")
  return toStaffMember(member)
}
