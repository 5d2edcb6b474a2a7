import { type RawBuilder, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import { RESEND_SECONDS, RESEND_WINDOW_SECONDS } from "./code-timing.ts"

/** Identifies a code: its session, its purpose and its recipient (as a keyed hash). */
export interface CodeRef {
  sessionId: string
  purpose: string
  recipientKey: string
}

export interface NewChallenge extends CodeRef {
  codeHash: string
  termsAccepted: boolean
  firstName: string
  lastName: string
  madeAt: Date
  expiresAt: Date
}

export interface Challenge extends NewChallenge {
  wrongTries: number
  /** When the code was used; null for an unused one. The column is `taken_at`. */
  usedAt: Date | null
  /** The session that signing in with this code started. */
  openedSession: string | null
}

export const MAX_CODE_ATTEMPTS = 5

const columns = sql.raw(
  `session_id as "sessionId", purpose, recipient_key as "recipientKey", code_hash as "codeHash", wrong_tries as "wrongTries",
   terms_accepted as "termsAccepted", first_name as "firstName", last_name as "lastName", made_at as "madeAt",
   expires_at as "expiresAt", taken_at as "usedAt", opened_session as "openedSession"`,
)

/**
 * Stores a new code in place of the previous one. The previous code stays valid until `confirmChallenge` or
 * `revertChallenge`. Returns whether there is a valid previous code.
 */
export async function upsertChallenge(tx: Tx, challenge: NewChallenge): Promise<boolean> {
  const { sessionId, purpose, recipientKey, codeHash, termsAccepted, firstName, lastName, madeAt, expiresAt } =
    challenge
  const isStillValid = sql`old.taken_at is null and old.expires_at > ${madeAt} and old.wrong_tries < ${MAX_CODE_ATTEMPTS}`
  const { rows } = await sql<{ hasBefore: boolean }>`
    /* identity.put-challenge */ insert into identity.challenge as old
      (session_id, purpose, recipient_key, code_hash, terms_accepted, first_name, last_name, made_at, expires_at)
    values
      (${sessionId}, ${purpose}, ${recipientKey}, ${codeHash}, ${termsAccepted}, ${firstName}, ${lastName}, ${madeAt}, ${expiresAt})
    on conflict (session_id, purpose, recipient_key) do update set
      code_hash = excluded.code_hash, wrong_tries = 0, terms_accepted = excluded.terms_accepted,
      first_name = excluded.first_name, last_name = excluded.last_name, made_at = excluded.made_at,
      expires_at = excluded.expires_at, taken_at = null, opened_session = null,
      before_hash = case when ${isStillValid} then old.code_hash end,
      before_tries = case when ${isStillValid} then old.wrong_tries end,
      before_expires_at = case when ${isStillValid} then old.expires_at end
    returning before_hash is not null as "hasBefore"`.execute(tx)
  return rows[0]?.hasBefore ?? false
}

/** Invalidates the previous code after the new one was sent. */
export async function confirmChallenge(db: Queryable, codeRef: CodeRef, codeHash: string): Promise<void> {
  await sql`
    /* identity.settle-challenge */ update identity.challenge
    set before_hash = null, before_tries = null, before_expires_at = null
    where session_id = ${codeRef.sessionId} and purpose = ${codeRef.purpose} and recipient_key = ${codeRef.recipientKey}
      and code_hash = ${codeHash}`.execute(db)
}

/**
 * Restores the previous code after the new one could not be sent, with the wrong attempts at both added up; deletes the
 * row if there was no previous code. Applies only while this code is the current one, as another may have replaced it.
 */
export async function revertChallenge(tx: Tx, codeRef: CodeRef, codeHash: string): Promise<void> {
  const isSameChallenge = sql`session_id = ${codeRef.sessionId} and purpose = ${codeRef.purpose} and recipient_key = ${codeRef.recipientKey}
    and code_hash = ${codeHash} and taken_at is null`
  await sql`delete from identity.challenge where ${isSameChallenge} and before_hash is null`.execute(tx)
  await sql`
    update identity.challenge set
      code_hash = before_hash, wrong_tries = least(${MAX_CODE_ATTEMPTS}, before_tries + wrong_tries),
      expires_at = before_expires_at, before_hash = null, before_tries = null, before_expires_at = null
    where ${isSameChallenge}`.execute(tx)
}

/** Returns an SQL condition for use in other statements. */
export function hasChallenge({ sessionId, purpose, recipientKey }: CodeRef): RawBuilder<boolean> {
  return sql`exists (select from identity.challenge
    where session_id = ${sessionId} and purpose = ${purpose} and recipient_key = ${recipientKey})`
}

export async function findChallenge(db: Queryable, { sessionId, purpose, recipientKey }: CodeRef) {
  const { rows } = await sql<Challenge>`
    /* identity.find-challenge */ select ${columns} from identity.challenge
    where session_id = ${sessionId} and purpose = ${purpose} and recipient_key = ${recipientKey}`.execute(db)
  return rows[0]
}

/**
 * Checks one attempt in a single statement: each of several simultaneous attempts on all nodes counts, and at most one
 * uses the code. Returns undefined if there is no code to try: none was sent, or it has expired, been used or been
 * tried too often. A right code also ends the wait for the next code.
 */
export async function attemptChallenge(
  tx: Tx,
  codeRef: CodeRef,
  codeHash: string,
  resendKey: string,
  now: Date,
): Promise<Challenge | undefined> {
  const { sessionId, purpose, recipientKey } = codeRef
  const isRight = sql`((code_hash = ${codeHash} and expires_at > ${now})
    or coalesce(before_hash = ${codeHash} and before_expires_at > ${now}, false))`
  const { rows } = await sql<Challenge>`
    /* identity.try-challenge */ with tried as (update identity.challenge set
      wrong_tries = wrong_tries + case when ${isRight} then 0 else 1 end,
      taken_at = case when ${isRight} then ${now}::timestamptz end,
      code_hash = case when ${isRight} then ${codeHash} else code_hash end
    where session_id = ${sessionId} and purpose = ${purpose} and recipient_key = ${recipientKey}
      and taken_at is null and expires_at > ${now} and wrong_tries < ${MAX_CODE_ATTEMPTS}
    returning ${columns}),
    freed as (
      delete from identity.code_pace where key = ${resendKey} and exists (select from tried where "usedAt" is not null))
    select * from tried`.execute(tx)
  return rows[0]
}

/** Records the session that the code opened and clears the names, which have been copied to the account. */
export async function recordSessionOfCode(
  tx: Tx,
  { sessionId, purpose, recipientKey }: CodeRef,
  openedSessionId: string,
): Promise<void> {
  await sql`
    update identity.challenge set opened_session = ${openedSessionId}, first_name = '', last_name = ''
    where session_id = ${sessionId} and purpose = ${purpose} and recipient_key = ${recipientKey}`.execute(tx)
}

export type ResendWait = { ok: true; nextInSeconds: number } | { ok: false; retryInSeconds: number }

/**
 * If the recipient's wait is over, counts another code and starts the wait for the next one. Checks first without a
 * lock, so that repeated requests don't wait for or block others.
 */
export async function tryStartResendWait(tx: Tx, key: string, now: Date): Promise<ResendWait> {
  const resetsAt = new Date(now.getTime() + RESEND_WINDOW_SECONDS * 1000)
  const firstNextAt = new Date(now.getTime() + RESEND_SECONDS * 1000)
  const { rows } = await sql<{ nextAt: Date }>`
    /* identity.consume-pace */ insert into identity.code_pace as pace (key, sends, next_at, resets_at)
    select ${key}::text, 1, ${firstNextAt}::timestamptz, ${resetsAt}::timestamptz
    where not exists (select from identity.code_pace where key = ${key} and next_at > ${now})
    on conflict (key) do update set
      sends = case when pace.resets_at <= ${now} then 1 else pace.sends + 1 end,
      resets_at = case when pace.resets_at <= ${now} then excluded.resets_at else pace.resets_at end,
      next_at = case when pace.resets_at <= ${now} then excluded.next_at
        else ${now}::timestamptz + make_interval(secs => ${RESEND_SECONDS} * power(2, greatest(0, pace.sends - 1))) end
    where pace.next_at <= ${now}
    returning next_at as "nextAt"`.execute(tx)
  const started = rows[0]
  if (started) return { ok: true, nextInSeconds: secondsUntil(started.nextAt, now) }
  return { ok: false, retryInSeconds: Math.max(1, await findWaitSeconds(tx, key, now)) }
}

async function findWaitSeconds(tx: Tx, key: string, now: Date): Promise<number> {
  const { rows } = await sql<{ nextAt: Date }>`
    /* identity.find-wait */ select next_at as "nextAt" from identity.code_pace where key = ${key}`.execute(tx)
  return rows[0] ? secondsUntil(rows[0].nextAt, now) : 0
}

function secondsUntil(time: Date, now: Date): number {
  return Math.ceil((time.getTime() - now.getTime()) / 1000)
}

/** Ends the wait at once and no longer counts the code, because it was not sent or may not have been. */
export async function endResendWait(tx: Tx, key: string, now: Date): Promise<void> {
  await sql`
    update identity.code_pace set sends = greatest(0, sends - 1), next_at = ${now} where key = ${key}`.execute(tx)
}

/** Deletes at most `limit` rows of each table. Returns whether a table may have more. */
export async function deleteExpiredCodes(db: Queryable, now: Date, limit: number): Promise<{ hasMore: boolean }> {
  let hasMore = false
  for (const statement of [
    sql`delete from identity.challenge where (session_id, purpose, recipient_key) in (
      select session_id, purpose, recipient_key from identity.challenge
      where expires_at < ${new Date(now.getTime() - 3600_000)} limit ${limit})`,
    // The one-time tokens.
    sql`delete from identity.ticket where hash in (
      select hash from identity.ticket where expires_at < ${now} limit ${limit})`,
    sql`delete from identity.code_pace where key in (
      select key from identity.code_pace where resets_at < ${now} and next_at < ${now} limit ${limit})`,
  ]) {
    const { numAffectedRows = 0n } = await statement.execute(db)
    if (Number(numAffectedRows) === limit) hasMore = true
  }
  return { hasMore }
}

/** Deletes the codes and one-time tokens (table `ticket`) of these sessions. */
export async function deleteCodesOfSessions(tx: Tx, sessionIds: readonly string[]): Promise<void> {
  await sql`delete from identity.challenge where session_id = any(${sessionIds}::uuid[])`.execute(tx)
  await sql`delete from identity.ticket where session_id = any(${sessionIds}::uuid[])`.execute(tx)
}
