import type { CountryCode } from "@hearth/domain/countries/countries.ts"
import { type RawBuilder, sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"

export type SessionKind = "guest" | "customer"
/** How the refresh token is sent: in a cookie for browsers, in the body for mini-apps. */
export type Carrier = "cookie" | "body"
export type EndReason =
  | "logged out"
  | "replaced"
  | "token reuse"
  | "ended everywhere"
  | "ended from another device"
  | "number changed"
  | "password changed"
  | "account deleted"

interface SessionRow {
  id: string
  handle: string
  user_id: string
  cart_id: string
  kind: SessionKind
  country: CountryCode
  carrier: Carrier
  salt: string
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  ended_because: EndReason | null
  device: string
  last_used_at: Date | null
}

type Tables = {
  "identity.session": SessionRow
  "identity.refresh_token": {
    session_id: string
    generation: number
    hash: string
    made_at: Date
    used_at: Date | null
  }
}

/** A session. Each use of its newest refresh token prolongs it. */
export interface StoredSession {
  id: string
  /** A random text that the API calls `sessionToken`. */
  handle: string
  userId: string
  cartId: string
  kind: SessionKind
  country: CountryCode
  carrier: Carrier
  /** Part of the derivation of the session's refresh tokens. */
  salt: string
  expiresAt: Date
  endedAt: Date | null
}

export interface LockedSession extends StoredSession {
  createdAt: Date
}

export type FoundSession = Pick<StoredSession, "id" | "userId" | "cartId" | "kind" | "expiresAt" | "endedAt"> & {
  endedBecause: EndReason | null
}

const tables = (db: Queryable) => db.$extendTables<Tables>()

const toSession = (
  row: Omit<SessionRow, "created_at" | "ended_because" | "device" | "last_used_at">,
): StoredSession => ({
  id: row.id,
  handle: row.handle,
  userId: row.user_id,
  cartId: row.cart_id,
  kind: row.kind,
  country: row.country,
  carrier: row.carrier,
  salt: row.salt,
  expiresAt: row.expires_at,
  endedAt: row.ended_at,
})

export async function insertSession(
  tx: Tx,
  session: Omit<StoredSession, "endedAt">,
  device: string,
  now: Date,
): Promise<void> {
  await tables(tx)
    .insertInto("identity.session")
    .values({
      id: session.id,
      handle: session.handle,
      user_id: session.userId,
      cart_id: session.cartId,
      kind: session.kind,
      country: session.country,
      carrier: session.carrier,
      salt: session.salt,
      created_at: now,
      expires_at: session.expiresAt,
      ended_at: null,
      ended_because: null,
      device,
      last_used_at: now,
    })
    .execute()
}

export async function insertToken(tx: Tx, sessionId: string, generation: number, hash: string, now: Date) {
  await tables(tx)
    .insertInto("identity.refresh_token")
    .values({ session_id: sessionId, generation, hash, made_at: now, used_at: null })
    .execute()
}

/**
 * Runs on each request of a visitor, so it selects only the columns needed, in plain SQL. Returns one session for each id,
 * in the same sequence; undefined for an unknown id.
 */
export async function findSessions(db: Queryable, ids: readonly string[]): Promise<(FoundSession | undefined)[]> {
  const { rows } = await sql<FoundSession>`
    /* identity.session */ select id, user_id as "userId", cart_id as "cartId", kind, expires_at as "expiresAt", ended_at as "endedAt",
      ended_because as "endedBecause"
    from identity.session where id = any(${ids}::uuid[])`.execute(db)
  const sessions = new Map(rows.map((session) => [session.id, session]))
  return ids.map((id) => sessions.get(id))
}

/** Returns those of the ids whose sessions are neither ended nor expired. */
export async function filterOpenSessions(db: Queryable, ids: readonly string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    /* identity.open-sessions */ select id from identity.session
    where id = any(${ids}::uuid[]) and ended_at is null and expires_at > ${now}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Returns how the session's refresh token is sent; a session that replaces this one uses the same carrier. */
export async function findCarrier(db: Queryable, id: string): Promise<Carrier | undefined> {
  const row = await tables(db).selectFrom("identity.session").select("carrier").where("id", "=", id).executeTakeFirst()
  return row?.carrier
}

/** Returns when the session started, which for customers is the time of their sign-in. */
export async function findSessionStart(db: Queryable, id: string): Promise<Date | undefined> {
  const row = await tables(db)
    .selectFrom("identity.session")
    .select("created_at")
    .where("id", "=", id)
    .executeTakeFirst()
  return row?.created_at
}

/**
 * Locks the session until the transaction ends: other requests with a token of the same session wait and then see the
 * result.
 */
export async function lockSessionOfToken(tx: Tx, hash: string): Promise<LockedSession | undefined> {
  const row = await tables(tx)
    .selectFrom("identity.session")
    .selectAll()
    .where("id", "=", (eb) => eb.selectFrom("identity.refresh_token").select("session_id").where("hash", "=", hash))
    .forUpdate()
    .executeTakeFirst()
  return row && { ...toSession(row), createdAt: row.created_at }
}

/**
 * Returns the token's use and its session's newest generation. Runs as a separate statement after the lock, so that it
 * reads the latest state.
 */
export async function findTokenUse(tx: Tx, hash: string) {
  const queryResult = await sql<{ generation: number; usedAt: Date | null; newest: number }>`
    select generation, used_at as "usedAt",
      (select max(generation) from identity.refresh_token sibling where sibling.session_id = token.session_id) as newest
    from identity.refresh_token token where hash = ${hash}`.execute(tx)
  return queryResult.rows[0]
}

export async function markTokenUsed(tx: Tx, sessionId: string, generation: number, now: Date): Promise<void> {
  await tables(tx)
    .updateTable("identity.refresh_token")
    .set({ used_at: now })
    .where("session_id", "=", sessionId)
    .where("generation", "=", generation)
    .execute()
}

export async function prolongSession(tx: Tx, id: string, expiresAt: Date, now: Date): Promise<void> {
  await tables(tx)
    .updateTable("identity.session")
    .set({ expires_at: expiresAt, last_used_at: now })
    .where("id", "=", id)
    .execute()
}

/** Ends the session unless it has ended already; the first reason is preserved. */
export async function endSession(tx: Queryable, id: string, because: EndReason, now: Date): Promise<void> {
  await tables(tx)
    .updateTable("identity.session")
    .set({ ended_at: now, ended_because: because })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .execute()
}

/** Ends all open sessions of a user, except the session with the id `except`. */
export async function endSessionsOf(
  tx: Queryable,
  userId: string,
  because: EndReason,
  now: Date,
  except?: string,
): Promise<void> {
  await tables(tx)
    .updateTable("identity.session")
    .set({ ended_at: now, ended_because: because })
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .$if(except !== undefined, (query) => query.where("id", "<>", except ?? ""))
    .execute()
}

/** Ends a session of this user; the id alone is not enough. Returns false if the user has no such open session. */
export async function endOwnSession(db: Queryable, id: string, userId: string, now: Date): Promise<boolean> {
  const ended = await tables(db)
    .updateTable("identity.session")
    .set({ ended_at: now, ended_because: "ended from another device" })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .returning("id")
    .executeTakeFirst()
  return ended !== undefined
}

/** Returns the open sessions, the most recently used first. */
export function listSessionsOf(db: Queryable, userId: string, now: Date) {
  return tables(db)
    .selectFrom("identity.session")
    .select(["id", "device", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_used_at", "desc")
    .orderBy("id")
    .execute()
}

/** Returns the session that a sign-in started, as long as it is open and was never refreshed. */
export async function findUnusedSession(tx: Tx, id: string, now: Date): Promise<StoredSession | undefined> {
  const row = await tables(tx)
    .selectFrom("identity.session")
    .selectAll()
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("identity.refresh_token")
            .select("generation")
            .whereRef("session_id", "=", "identity.session.id")
            .where("generation", ">", 0),
        ),
      ),
    )
    .executeTakeFirst()
  return row && toSession(row)
}

/** Deletes sessions with their tokens. Returns the number of deleted sessions. */
export async function deleteSessions(db: Queryable, endedBefore: Date, expiredBefore: Date, limit: number) {
  const result = await sql`
    delete from identity.session where id in (
      select id from identity.session
      where ended_at < ${endedBefore} or expires_at < ${expiredBefore}
      limit ${limit}
    )`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** Returns an SQL condition for use in statements about people: the person has a session. */
export function hasSession(): RawBuilder<boolean> {
  return sql`exists (select from identity.session where session.user_id = person.id)`
}

/** Returns the ids of all sessions of a user, ended ones included. */
export async function listSessionIdsOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await tables(db).selectFrom("identity.session").select("id").where("user_id", "=", userId).execute()
  return rows.map(({ id }) => id)
}
