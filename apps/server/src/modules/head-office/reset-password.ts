import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { findMember, lockMember, prepareTemporaryPassword, setTemporaryPassword } from "../staff/public.ts"
import { assertOfficeManager } from "./assert-role.ts"
import { insertAuditEntry } from "./audit.store.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"

interface ResetPasswordInput {
  memberId: string
  password: string
  reason: string
}

/**
 * Sets a temporary password for a member who forgot theirs. Nobody sets their own here, because that needs the old one.
 * The manager knows the password until the member changes it, so it is recorded who set it.
 */
export async function resetPassword(
  deps: HeadOfficeDeps,
  caller: OfficeCaller,
  { memberId, password, reason }: ResetPasswordInput,
): Promise<void> {
  const { db, clock } = deps
  await assertOfficeManager(deps, db, caller)
  if (memberId === caller.memberId) throw new AppError("RULE_NOT_MET", { displayMsg: headOfficeTexts.ownPassword })
  const member = await findMember(db, memberId)
  if (!member) throw new AppError("NOT_FOUND")
  const passwordHash = await prepareTemporaryPassword(password, member)
  await inTransaction(db, async (tx) => {
    // The caller's account or the member's may have ended while the password was hashed.
    await assertOfficeManager(deps, tx, caller)
    if (!(await lockMember(tx, memberId))) throw new AppError("NOT_FOUND")
    const at = clock.now()
    await setTemporaryPassword(tx, memberId, passwordHash, at)
    const { memberId: resetBy, country } = caller
    const entry = { action: "password reset", subject: memberId, from: null, to: null } as const
    await insertAuditEntry(tx, { at, memberId: resetBy, country, ...entry, reason })
  })
}
