import type { OfficeMember } from "@hearth/contract/calls/console/head-office.shapes.ts"
import * as headOfficeTexts from "@hearth/texts/console/head-office.ts"
import { isOfficeManager } from "../../shell/head-office/office-access.ts"

/** Why a member's roles can't be changed here; undefined if they can. The server refuses the same changes. */
export function whyNotChangeable(
  member: Pick<OfficeMember, "role" | "everywhere">,
  isSelf: boolean,
): string | undefined {
  if (isSelf) return headOfficeTexts.ownRoles
  return isOfficeManager(member) ? headOfficeTexts.managerHasEveryRole : undefined
}

/**
 * Whether a member's access can be ended here. Members can't end their own access, and the access of a store's staff is
 * ended by the store's manager.
 */
export function canEndAccess(
  member: Pick<OfficeMember, "role" | "everywhere" | "isOfficeOnly">,
  isSelf: boolean,
): boolean {
  return !isSelf && (member.isOfficeOnly || isOfficeManager(member))
}
