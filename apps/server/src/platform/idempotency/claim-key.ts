import { sql } from "kysely"
import type { Queryable } from "../database/database.ts"
import { AppError } from "../errors/app-error.ts"
import type { IdempotencyKey } from "./run-once.ts"

/** The stored status while the work is in progress. */
const IN_PROGRESS = 102
const DONE = 200

/**
 * Claims a key for work outside the database, which no transaction can cover. The caller that gets `claimed` does the
 * work and then calls `completeKey`, or `releaseKey` if nothing was done. A claim that was made before
 * `abandonedBefore` and is not completed was left by a node that died, and the caller takes it over.
 */
export async function claimKey(
  db: Queryable,
  { owner, key, requestHash, now }: IdempotencyKey,
  abandonedBefore: Date,
): Promise<"claimed" | "in progress" | "done"> {
  const { rows: claimed } = await sql`
    insert into platform.idempotency_key as stored (owner, key, request_hash, status, body, created_at)
    values (${owner}, ${key}, ${requestHash}, ${IN_PROGRESS}, '', ${now})
    on conflict (owner, key) do update set created_at = excluded.created_at
    where stored.status = ${IN_PROGRESS} and stored.created_at <= ${abandonedBefore} and stored.request_hash = excluded.request_hash
    returning key`.execute(db)
  if (claimed.length > 0) return "claimed"
  const { rows } = await sql<{ requestHash: string; status: number }>`
    select request_hash as "requestHash", status from platform.idempotency_key
    where owner = ${owner} and key = ${key}`.execute(db)
  const [stored] = rows
  // Released in between: the caller's next attempt claims it.
  if (!stored) return "in progress"
  if (stored.requestHash !== requestHash) throw new AppError("IDEMPOTENCY_KEY_REUSED")
  return stored.status === IN_PROGRESS ? "in progress" : "done"
}

export async function completeKey(db: Queryable, { owner, key }: Pick<IdempotencyKey, "owner" | "key">): Promise<void> {
  await sql`
    update platform.idempotency_key set status = ${DONE} where owner = ${owner} and key = ${key}`.execute(db)
}
