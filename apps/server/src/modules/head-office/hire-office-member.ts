import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { type OfficeRole, officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import { inTransaction } from "../../platform/database/in-transaction.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { addMember, prepareMember } from "../staff/public.ts"
import { assertOfficeManager } from "./assert-role.ts"
import { insertAuditEntry } from "./audit.store.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { replaceRoles } from "./roles.store.ts"
import { toOfficeMember } from "./to-office-member.ts"

interface HireOfficeMemberInput {
  login: string
  name: string
  password: string
  isManager: boolean
  roles: readonly OfficeRole[]
  reason: string
}

/**
 * Adds a person who works for head office: a manager, or a member of staff who works at no store and has roles in the
 * country.
 */
export async function hireOfficeMember(
  deps: HeadOfficeDeps,
  caller: OfficeCaller,
  { isManager, roles: requestedRoles, reason, ...person }: HireOfficeMemberInput,
): Promise<OfficeMember> {
  await assertOfficeManager(deps, deps.db, caller)
  const roles = officeRoles.filter((role) => requestedRoles.includes(role))
  if (isManager && roles.length > 0)
    throw new AppError("RULE_NOT_MET", { displayMsg: headOfficeTexts.managerHasEveryRole })
  if (!isManager && roles.length === 0) throw new AppError("RULE_NOT_MET", { displayMsg: headOfficeTexts.chooseRole })
  const rank = { role: isManager ? "manager" : "staff", everywhere: isManager } as const
  const newMember = await prepareMember(deps, { ...person, ...rank })
  return inTransaction(deps.db, async (tx) => {
    // The caller's own account may have ended while the password was hashed.
    await assertOfficeManager(deps, tx, caller)
    const member = await addMember(tx, newMember)
    const { country, memberId: hiredBy } = caller
    const { id: memberId, now: at } = newMember
    await replaceRoles(tx, { memberId, country }, roles, { grantedBy: hiredBy, at })
    await insertAuditEntry(tx, {
      at,
      memberId: hiredBy,
      country,
      action: "member hired",
      subject: memberId,
      from: null,
      to: { isManager, roles },
      reason,
    })
    return toOfficeMember(member, roles)
  })
}
