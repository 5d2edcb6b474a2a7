import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { endAccount, lockMember, lockOfficeManagers } from "../staff/public.ts"
import { assertOfficeManager } from "./assert-role.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { isManagerOfHeadOffice } from "./to-office-member.ts"
import { withdrawAllRoles } from "./withdraw-all-roles.ts"

/**
 * Ends the account of a person who works for head office only, in all countries. Nobody ends their own account. The
 * managers are locked, so that of two managers who end each other's account at the same time one stays.
 */
export async function endOfficeMember(
  deps: HeadOfficeDeps,
  tx: Tx,
  caller: OfficeCaller,
  { memberId, reason }: { memberId: string; reason: string },
): Promise<void> {
  await assertOfficeManager(deps, tx, caller)
  if (memberId === caller.memberId) throw new AppError("RULE_NOT_MET", { displayMsg: headOfficeTexts.ownAccess })
  const managers = await lockOfficeManagers(tx)
  // Another manager has ended the caller's account while this transaction waited for the lock.
  if (!managers.includes(caller.memberId)) throw new AppError("SESSION_ENDED")
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError("NOT_FOUND")
  const stores = await deps.staff.storesOf(tx, memberId)
  if (stores && stores.length > 0) throw new AppError("RULE_NOT_MET", { displayMsg: headOfficeTexts.worksAtStore })
  const at = deps.clock.now()
  await endAccount(tx, memberId, at)
  const isManager = isManagerOfHeadOffice(member)
  await withdrawAllRoles(tx, { memberId, endedBy: caller.memberId, at, isManager, country: caller.country, reason })
}
