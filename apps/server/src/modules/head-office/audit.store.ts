import type { AuditValues } from "@hearth/contract/calls/console/head-office.shapes.ts"
import type { AuditAction } from "@hearth/domain/head-office/audit-actions.ts"
import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

export interface NewAuditEntry {
  at: Date
  memberId: string
  country: CountryCode
  action: AuditAction
  /** An id or a name without personal data, because entries are never changed. */
  subject: string | null
  from: AuditValues | null
  to: AuditValues | null
  reason: string | null
}

export interface StoredAuditEntry extends Omit<NewAuditEntry, "action"> {
  id: number
  /** May come from a newer version, which records other actions. */
  action: string
}

const json = (values: AuditValues | null) => values && JSON.stringify(values)

/** Writes an entry of the audit log, in the transaction of the change that it describes. */
export async function insertAuditEntry(db: Queryable, entry: NewAuditEntry): Promise<void> {
  const { at, memberId, country, action, subject, from, to, reason } = entry
  await sql`
    insert into head_office.audit_entry (at, member_id, country, action, subject, from_values, to_values, reason)
    values (${at}, ${memberId}, ${country}, ${action}, ${subject}, ${json(from)}::jsonb, ${json(to)}::jsonb, ${reason})`.execute(
    db,
  )
}

export interface TakeBack {
  memberId: string
  /** The number of the order whose points were taken back. */
  orderId: string
  reason: string
}

/** Lists who took back the points of a customer's orders, and why. There is at most one entry for each order. */
export async function listTakeBacks(
  db: Queryable,
  { country, userId }: { country: CountryCode; userId: string },
): Promise<TakeBack[]> {
  const { rows } = await sql<TakeBack>`
    select member_id as "memberId", from_values->>'orderId' as "orderId", coalesce(reason, '') as reason
    from head_office.audit_entry
    where country = ${country} and subject = ${userId} and action = 'points taken back'`.execute(db)
  return rows
}

export interface AuditFilter {
  action?: AuditAction | undefined
  subject?: string | undefined
  /** Only entries before this one. */
  beforeId?: number | undefined
}

/** Lists entries of a country, newest first. */
export async function listEntries(
  db: Queryable,
  country: CountryCode,
  { action, subject, beforeId }: AuditFilter,
  limit: number,
): Promise<StoredAuditEntry[]> {
  const conditions = [
    sql`country = ${country}`,
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(subject === undefined ? [] : [sql`subject = ${subject}`]),
    ...(beforeId === undefined ? [] : [sql`id < ${beforeId}`]),
  ]
  const { rows } = await sql<StoredAuditEntry>`
    select id, at, member_id as "memberId", country, action, subject, from_values as "from", to_values as "to", reason
    from head_office.audit_entry where ${sql.join(conditions, sql` and `)}
    order by id desc limit ${limit}`.execute(db)
  return rows
}
