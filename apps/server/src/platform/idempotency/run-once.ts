import { sql } from "kysely"
import type { Queryable, Tx } from "../database/database.ts"
import { enqueue } from "../database/pipelined-transaction.ts"
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

export interface IdempotencyKey {
  /** The user or staff member that the key belongs to: another owner's key is a different key. */
  owner: string
  key: string
  /** Hash of the route and all inputs. */
  requestHash: string
  /** The order or case that a response to staff is about, so that it can be deleted with the customer's data. */
  subject?: string | undefined
  now: Date
}

export interface StoredResponse {
  status: number
  body: string
}

/**
 * Does the work once per key and returns the first response to every duplicate. The key is written in the same
 * transaction as the effect, so both are committed or neither is. A concurrent duplicate waits on the key's row, on any
 * node, until the first one has committed (and then gets its response) or failed (and then does the work itself).
 */
export async function runOnce(
  tx: Tx,
  key: IdempotencyKey,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { owner, requestHash, now } = key
  const { numAffectedRows } = await sql`
    /* platform.once-begin */ insert into platform.idempotency_key (owner, key, request_hash, created_at)
    values (${owner}, ${key.key}, ${requestHash}, ${now}) on conflict (owner, key) do nothing`.execute(tx)
  if (numAffectedRows !== 1n) return readStoredResponse(tx, key)

  const response = await work()
  if (key.subject !== undefined) await writeSubject(tx, key, key.subject)
  await enqueue(
    tx,
    sql`
    /* platform.once-end */ update platform.idempotency_key set status = ${response.status}, body = ${response.body}
    where owner = ${owner} and key = ${key.key}`,
  )
  return response
}

/** Returns the response to an earlier request with the key, or undefined if there is none yet. */
export async function findResponse(db: Queryable, key: IdempotencyKey): Promise<StoredResponse | undefined> {
  const { rows } = await sql<{ status: number | null }>`
    select status from platform.idempotency_key where owner = ${key.owner} and key = ${key.key}`.execute(db)
  return rows[0] ? readStoredResponse(db, key) : undefined
}

async function writeSubject(tx: Tx, { owner, key }: IdempotencyKey, subject: string): Promise<void> {
  await sql`
    update platform.idempotency_key set subject = ${subject} where owner = ${owner} and key = ${key}`.execute(tx)
}

async function readStoredResponse(tx: Queryable, { owner, key, requestHash }: IdempotencyKey): Promise<StoredResponse> {
  const stored = await tx
    .$extendTables<IdempotencyTables>()
    .selectFrom("platform.idempotency_key")
    .select(["request_hash", "status", "body"])
    .where("owner", "=", owner)
    .where("key", "=", key)
    .executeTakeFirst()
  if (stored?.request_hash !== requestHash) throw new AppError("IDEMPOTENCY_KEY_REUSED")
  if (stored.status === null || stored.body === null)
    throw new Error("An idempotency key was stored without its response.")
  return { status: stored.status, body: stored.body }
}

/**
 * For a stored response that means that nothing was done: does the work again and stores the new response instead. If
 * another request was faster, returns its response.
 */
export async function rerunOnce(
  tx: Tx,
  key: IdempotencyKey,
  previous: StoredResponse,
  work: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { owner } = key
  const { rows } = await sql`
    select 1 from platform.idempotency_key where owner = ${owner} and key = ${key.key} for update`.execute(tx)
  // The cleanup deleted the key in between, because it was old.
  if (rows.length === 0) return runOnce(tx, key, work)
  const stored = await readStoredResponse(tx, key)
  if (stored.body !== previous.body) return stored
  const response = await work()
  await sql`
    update platform.idempotency_key set status = ${response.status}, body = ${response.body}
    where owner = ${owner} and key = ${key.key}`.execute(tx)
  return response
}

/** Deletes a key whose work did not happen after all, so that a repeated request does the work. */
export async function releaseKey(tx: Tx, { owner, key }: Pick<IdempotencyKey, "owner" | "key">): Promise<void> {
  await tx
    .$extendTables<IdempotencyTables>()
    .deleteFrom("platform.idempotency_key")
    .where("owner", "=", owner)
    .where("key", "=", key)
    .execute()
}

/** Deletes stored responses to staff about these orders or cases, whose data is erased. */
export async function eraseKeysAbout(tx: Tx, subjects: readonly string[]): Promise<void> {
  if (subjects.length === 0) return
  await sql`delete from platform.idempotency_key where subject = any(${subjects}::text[])`.execute(tx)
}

/** Deletes the stored responses to this user, which may contain personal data. */
export async function eraseKeysOf(tx: Tx, owner: string): Promise<void> {
  await tx
    .$extendTables<IdempotencyTables>()
    .deleteFrom("platform.idempotency_key")
    .where("owner", "=", owner)
    .execute()
}
