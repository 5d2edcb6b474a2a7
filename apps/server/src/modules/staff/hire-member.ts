import type { StaffMember, StaffRole } from "@hearth/contract/calls/store-ops.shapes.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { hashPassword } from "../../platform/passwords/hash-password.ts"
import type { Platform } from "../../platform/platform.ts"
import { refuseWeak } from "./refuse-weak.ts"
import { insertMember, insertWorksAt } from "./staff.store.ts"

interface Hired {
  login: string
  name: string
  role: StaffRole
  password: string
}

/** Somebody who works at a store from now on. */
export async function hireMember(
  { db, clock, random }: Pick<Platform, "db" | "clock" | "random">,
  storeId: string,
  { login, name, role, password }: Hired,
): Promise<StaffMember> {
  await refuseWeak(password, { login, name })
  const id = random.uuid()
  const made = {
    id,
    login,
    name,
    role,
    everywhere: false,
    passwordHash: await hashPassword(password),
    now: clock.now(),
  }
  await inTransaction(db, async (tx) => {
    if (!(await insertMember(tx, made))) throw new AppError("STAFF_NAME_TAKEN")
    await insertWorksAt(tx, id, storeId)
  })
  return { memberId: id, login, name, role, everywhere: false }
}
