import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { insertMember, insertWorksAt, type NewMember } from "./staff.store.ts"

/** Adds a member, who works at the store if one is given. Throws STAFF_NAME_TAKEN if the login is or was in use. */
export async function addMember(tx: Tx, newMember: NewMember, storeId?: string): Promise<StaffMember> {
  if (!(await insertMember(tx, newMember))) throw new AppError("STAFF_NAME_TAKEN")
  const { id: memberId, login, name, role, everywhere } = newMember
  if (storeId !== undefined) await insertWorksAt(tx, memberId, storeId)
  const isOfficeOnly = !everywhere && storeId === undefined
  return { memberId, login, name, role, everywhere, isOfficeOnly, mustChangePassword: false }
}
