import type { OfficeRole } from "@hearth/domain/head-office/office-roles.ts"
import type { LightMyRequestResponse } from "fastify"
import { asStaff, firstManager, hire, type StaffClient } from "../../../testing/as-staff.ts"
import type { TestApp } from "../../../testing/build-test-app.ts"

const STORE = "6585R"

/** Sets a member's roles in the country of the manager's host. */
export function grantRoles(
  manager: StaffClient,
  memberId: string,
  roles: readonly string[],
  reason = "joined the team",
): Promise<LightMyRequestResponse> {
  return manager.send("PUT", `/head-office/members/${memberId}/roles`, { roles, reason })
}

/** Adds a member of a store, with these roles at head office in the host's country. */
export async function asOfficer(
  app: TestApp,
  roles: readonly OfficeRole[],
  host = "in.localhost",
): Promise<StaffClient & { password: string }> {
  const officer = await hire(app, await asStaff(app), STORE, "staff", host)
  const granted = await grantRoles(await asStaff(app, firstManager, host), officer.member.memberId, roles)
  if (granted.statusCode !== 200) throw new Error(`No roles: ${granted.body}`)
  return officer
}
