import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

export type OneTimeTokenKind = "reset" | "social start" | "social"

/** A row of `identity.ticket`, which has nothing to do with kitchen tickets. */
export interface OneTimeToken {
  /** Hash of the token that was issued. */
  hash: string
  kind: OneTimeTokenKind
  sessionId: string
  data: Readonly<Record<string, unknown>>
  expiresAt: Date
}

export async function insertOneTimeToken(
  db: Queryable,
  { hash, kind, sessionId, data, expiresAt }: OneTimeToken,
): Promise<void> {
  await sql`
    insert into identity.ticket (hash, kind, session_id, data, expires_at)
    values (${hash}, ${kind}, ${sessionId}, ${JSON.stringify(data)}, ${expiresAt})`.execute(db)
}

type OneTimeTokenQuery = Pick<OneTimeToken, "hash" | "kind" | "sessionId"> & { now: Date }

export async function findOneTimeToken(
  db: Queryable,
  { hash, kind, sessionId, now }: OneTimeTokenQuery,
): Promise<unknown> {
  const { rows } = await sql<{ data: unknown }>`
    select data from identity.ticket
    where hash = ${hash} and kind = ${kind} and session_id = ${sessionId} and expires_at > ${now}`.execute(db)
  return rows[0]?.data
}

/** Deletes the token on use, so that only one of two simultaneous requests gets its data. */
export async function deleteOneTimeToken(
  tx: Queryable | Tx,
  { hash, kind, sessionId, now }: OneTimeTokenQuery,
): Promise<unknown> {
  const { rows } = await sql<{ data: unknown; isFresh: boolean }>`
    delete from identity.ticket where hash = ${hash} and kind = ${kind} and session_id = ${sessionId}
    returning data, expires_at > ${now} as "isFresh"`.execute(tx)
  return rows[0]?.isFresh ? rows[0].data : undefined
}
