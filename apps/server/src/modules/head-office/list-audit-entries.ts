import type { AuditEntry } from "@hearth/contract/calls/console/head-office.shapes.ts"
import { officeRoles } from "@hearth/domain/head-office/office-roles.ts"
import { toIso } from "../../platform/to-iso.ts"
import { listMemberNames } from "../staff/public.ts"
import { assertRole } from "./assert-role.ts"
import { type AuditFilter, listEntries } from "./audit.store.ts"
import type { HeadOfficeDeps, OfficeCaller } from "./head-office-deps.ts"

const PAGE_SIZE = 50

/** Lists the audit log of the country, newest first, for members with any role. */
export async function listAuditEntries(
  deps: HeadOfficeDeps,
  caller: OfficeCaller,
  filter: AuditFilter,
): Promise<{ entries: AuditEntry[]; nextId: number | null }> {
  const { db } = deps
  await assertRole(deps, db, caller, officeRoles)
  // Reads one entry more than a page has, to find out whether there is another page.
  const storedEntries = await listEntries(db, caller.country, filter, PAGE_SIZE + 1)
  const page = storedEntries.slice(0, PAGE_SIZE)
  const names = await listMemberNames(
    db,
    page.map(({ memberId }) => memberId),
  )
  const entries = page.map(({ id, at, memberId, action, subject, from, to, reason }) => ({
    entryId: id,
    at: toIso(at),
    member: { memberId, name: names.get(memberId) ?? "" },
    action,
    subject,
    from,
    to,
    reason,
  }))
  return { entries, nextId: storedEntries.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null }
}
