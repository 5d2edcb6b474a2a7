import { sql } from "kysely"
import type { Tx } from "../database/database.ts"
import { sendBehind } from "../database/pipelined-transaction.ts"
import { AppError } from "../errors/app-error.ts"

type IdempotencyTables = {
  "platform.idempotency_key": {
    owner: string
    key: string
    request_hash: string
    status: number | null
    body: string | null
    created_at: Date
  }
}

export interface OnceKey {
  /** Whose key it is: another user's key is another key. */
  owner: string
  key: string
  /** Of the route and everything that came with it. */
  requestHash: string
  /** What an answer to somebody else than its owner is about, by which it is found when that is deleted. */
  subject?: string | undefined
  now: Date
}

export interface StoredAnswer {
  status: number
  body: string
}

/**
 * Does the work once for a key and answers the first answer ever after. The key is written in the same transaction as
 * the effect: both are there or neither is. A duplicate that arrives meanwhile waits on the key's row, on any node,
 * until the first one has committed (and then gets its answer) or failed (and then does the work itself).
 */
export async function once(tx: Tx, key: OnceKey, work: () => Promise<StoredAnswer>): Promise<StoredAnswer> {
  const { owner, requestHash, now } = key
  const { numAffectedRows } = await sql`
    /* platform.once-begin */ insert into platform.idempotency_key (owner, key, request_hash, created_at)
    values (${owner}, ${key.key}, ${requestHash}, ${now}) on conflict (owner, key) do nothing`.execute(tx)
  if (numAffectedRows !== 1n) return firstAnswer(tx, key)

  const answer = await work()
  if (key.subject !== undefined) await writeSubject(tx, key, key.subject)
  await sendBehind(
    tx,
    sql`
    /* platform.once-end */ update platform.idempotency_key set status = ${answer.status}, body = ${answer.body}
    where owner = ${owner} and key = ${key.key}`,
  )
  return answer
}

async function writeSubject(tx: Tx, { owner, key }: OnceKey, subject: string): Promise<void> {
  await sql`
    update platform.idempotency_key set subject = ${subject} where owner = ${owner} and key = ${key}`.execute(tx)
}

async function firstAnswer(tx: Tx, { owner, key, requestHash }: OnceKey): Promise<StoredAnswer> {
  const stored = await tx
    .$extendTables<IdempotencyTables>()
    .selectFrom("platform.idempotency_key")
    .select(["request_hash", "status", "body"])
    .where("owner", "=", owner)
    .where("key", "=", key)
    .executeTakeFirst()
  if (stored?.request_hash !== requestHash) throw new AppError("IDEMPOTENCY_KEY_REUSED")
  if (stored.status === null || stored.body === null) throw new Error("An idempotency key was kept without its answer.")
  return { status: stored.status, body: stored.body }
}

/**
 * The key's answer says that nothing was done, and the same is asked again: does the work once more and keeps its answer
 * instead. Where somebody else was faster, theirs is answered.
 */
export async function onceAgain(
  tx: Tx,
  key: OnceKey,
  before: StoredAnswer,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const { owner } = key
  const { rows } = await sql`
    select 1 from platform.idempotency_key where owner = ${owner} and key = ${key.key} for update`.execute(tx)
  // Taken away in between, because it was old.
  if (rows.length === 0) return once(tx, key, work)
  const kept = await firstAnswer(tx, key)
  if (kept.body !== before.body) return kept
  const answer = await work()
  await sql`
    update platform.idempotency_key set status = ${answer.status}, body = ${answer.body}
    where owner = ${owner} and key = ${key.key}`.execute(tx)
  return answer
}

/** What the key stands for did not happen after all: sent again, it is done again. */
export async function forgetKey(tx: Tx, { owner, key }: Pick<OnceKey, "owner" | "key">): Promise<void> {
  await tx
    .$extendTables<IdempotencyTables>()
    .deleteFrom("platform.idempotency_key")
    .where("owner", "=", owner)
    .where("key", "=", key)
    .execute()
}

/** Kept answers to others, about what is deleted. */
export async function forgetKeysAbout(tx: Tx, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return
  await sql`delete from platform.idempotency_key where subject = any(${subjects}::text[])`.execute(tx)
}

/** Kept answers may hold what is personal. */
export async function forgetKeysOf(tx: Tx, owner: string): Promise<void> {
  await tx
    .$extendTables<IdempotencyTables>()
    .deleteFrom("platform.idempotency_key")
    .where("owner", "=", owner)
    .execute()
}
