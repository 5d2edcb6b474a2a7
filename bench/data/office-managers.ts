import { randomBytes } from "node:crypto"
import type { Client } from "pg"
import { hashStaffToken } from "../../apps/server/src/modules/staff/staff-cookie.ts"

export interface OfficeManager {
  memberId: string
  /** The request header with the member's session. */
  cookie: string
}

/** Inserts managers of head office with sessions. They work at every store and have every role in every country. */
export async function createManagers(client: Client, count: number): Promise<OfficeManager[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString("base64url"))
  const { rows } = await client.query<{ id: string }>(
    `insert into staff.member (id, login, name, role, everywhere, password_hash, created_at)
     select gen_random_uuid(), 'manager-' || n, 'Manager ' || n, 'manager', true, '', now()
     from generate_series(1, $1::int) as n returning id`,
    [count],
  )
  const memberIds = rows.map(({ id }) => id)
  await client.query(
    `insert into staff.session (id, token_hash, member_id, created_at, seen_at)
     select gen_random_uuid(), hash, member_id, now(), now() from unnest($1::text[], $2::uuid[]) as each (hash, member_id)`,
    [tokens.map(hashStaffToken), memberIds],
  )
  return memberIds.map((memberId, index) => ({ memberId, cookie: `hearth_staff=${tokens[index]}` }))
}
