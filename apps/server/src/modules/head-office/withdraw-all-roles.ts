import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import type { Tx } from "../../platform/database/database.ts"
import { insertAuditEntry } from "./audit.store.ts"
import { deleteRoles } from "./roles.store.ts"

interface EndedMember {
  memberId: string
  endedBy: string
  at: Date
  isManager?: boolean
  /** The country in which head office ended the account. It gets an entry even if the member had no role there. */
  country?: CountryCode
  /** Without it, a store ended the account together with the member's last job. Stores give no reason. */
  reason?: string
}

/**
 * Withdraws the roles of a member whose account ends, in all countries, and records it in the audit log of each of
 * these countries.
 */
export async function withdrawAllRoles(
  tx: Tx,
  { memberId, endedBy, at, isManager = false, country: endedIn, reason }: EndedMember,
): Promise<void> {
  const rolesByCountry = await deleteRoles(tx, memberId)
  const countries = new Set([...(endedIn === undefined ? [] : [endedIn]), ...rolesByCountry.keys()])
  for (const country of countries) {
    const from = { isManager, roles: rolesByCountry.get(country) ?? [] }
    const entry = { at, memberId: endedBy, country, subject: memberId, from, to: null }
    await insertAuditEntry(tx, { ...entry, action: "member ended", reason: reason ?? null })
  }
}
