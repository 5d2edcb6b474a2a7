import type { StaffMember, StaffRole } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { hashPassword } from "../../platform/passwords/hash-password.ts"
import type { Platform } from "../../platform/platform.ts"
import { assertStrongPassword } from "./assert-strong-password.ts"
import { insertMember, insertWorksAt } from "./staff.store.ts"

interface HireMemberInput {
  login: string
  name: string
  role: StaffRole
  password: string
}

/** Adds a member who works at a store. */
export async function hireMember(
  { db, clock, random }: Pick<Platform, "db" | "clock" | "random">,
  storeId: string,
  { login, name, role, password }: HireMemberInput,
): Promise<StaffMember> {
  await assertStrongPassword(password, { login, name })
  const id = random.uuid()
  const member = {
    id,
    login,
    name,
    role,
    everywhere: false,
    passwordHash: await hashPassword(password),
    now: clock.now(),
  }
  await inTransaction(db, async (tx) => {
    if (!(await insertMember(tx, member))) throw new AppError("STAFF_NAME_TAKEN")
    await insertWorksAt(tx, id, storeId)
  })
  return { memberId: id, login, name, role, everywhere: false }
}
