import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"

export interface FoundSession extends StaffSession {
  seenAt: Date
  /** At the store that was asked about; true where none was. */
  worksThere: boolean
}

/** The session that a token opens, while its member is one: found by the token's hash. */
export async function findSession(
  db: Queryable,
  tokenHash: string,
  storeId: string | undefined,
): Promise<FoundSession | undefined> {
  const { rows } = await sql<FoundSession>`
    /* staff.find-session */ select session.id, member.id as "memberId", member.role, session.seen_at as "seenAt",
      ${storeId ?? null}::text is null or member.everywhere or exists (
        select from staff.works_at where member_id = member.id and store_id = ${storeId ?? null}) as "worksThere"
    from staff.session join staff.member on member.id = session.member_id
    where session.token_hash = ${tokenHash} and session.ended_at is null and member.ended_at is null`.execute(db)
  return rows[0]
}

export async function touchSession(db: Queryable, id: string, now: Date): Promise<void> {
  await sql`update staff.session set seen_at = ${now} where id = ${id}`.execute(db)
}
