import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { StaffMember } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import type { Queryable } from "../../platform/database/database.ts"
import { findByLogin, listActiveMembers, toStaffMember } from "../staff/public.ts"
import { assertOfficeManager } from "./assert-role.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"
import { listRolesByMember } from "./roles.store.ts"
import { toOfficeMember } from "./to-office-member.ts"

/** Lists head office's managers and every member with a role in the country; with a login, only that member. */
export async function listOfficeMembers(
  deps: HeadOfficeDeps,
  caller: OfficeCaller,
  login: string | undefined,
): Promise<OfficeMember[]> {
  const { db } = deps
  await assertOfficeManager(deps, db, caller)
  const rolesByMember = await listRolesByMember(db, caller.country)
  const members =
    login === undefined ? await listActiveMembers(db, [...rolesByMember.keys()]) : await findMembers(db, login)
  return members.map((member) => toOfficeMember(member, rolesByMember.get(member.memberId) ?? []))
}

async function findMembers(db: Queryable, login: string): Promise<StaffMember[]> {
  const member = await findByLogin(db, login)
  return member ? [toStaffMember(member)] : []
}
