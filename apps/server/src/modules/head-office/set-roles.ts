import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { type OfficeRole, officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import type { Tx } from "../../platform/database/database.ts"
import { AppError } from "../../platform/errors/app-error.ts"
import { lockMember, toStaffMember } from "../staff/public.ts"
import { assertOfficeManager } from "./assert-role.ts"
import { insertAuditEntry } from "./audit.store.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { listRolesOf, replaceRoles } from "./roles.store.ts"
import { isManagerOfHeadOffice, toOfficeMember } from "./to-office-member.ts"

interface SetRolesInput {
  memberId: string
  roles: readonly OfficeRole[]
  reason: string
}

/**
 * Sets a member's roles in the country. Nobody sets their own, so nobody gains a role without a second person. If the
 * member already has exactly these roles, nothing is changed or audited.
 */
export async function setRoles(
  deps: HeadOfficeDeps,
  tx: Tx,
  caller: OfficeCaller,
  { memberId, roles: requestedRoles, reason }: SetRolesInput,
): Promise<OfficeMember> {
  await assertOfficeManager(deps, tx, caller)
  if (memberId === caller.memberId) throw new AppError("RULE_NOT_MET", { displayMsg: headOfficeTexts.ownRoles })
  const member = await lockMember(tx, memberId)
  if (!member) throw new AppError("NOT_FOUND")
  if (isManagerOfHeadOffice(member))
    throw new AppError("RULE_NOT_MET", { displayMsg: headOfficeTexts.managerHasEveryRole })
  const memberInCountry = { memberId, country: caller.country }
  const from = await listRolesOf(tx, memberInCountry)
  const roles = officeRoles.filter((role) => requestedRoles.includes(role))
  if (from.join() !== roles.join()) {
    const at = deps.clock.now()
    await replaceRoles(tx, memberInCountry, roles, { grantedBy: caller.memberId, at })
    await insertAuditEntry(tx, {
      at,
      memberId: caller.memberId,
      country: caller.country,
      action: "roles changed",
      subject: memberId,
      from: { roles: from },
      to: { roles },
      reason,
    })
  }
  return toOfficeMember(toStaffMember(member), roles)
}
