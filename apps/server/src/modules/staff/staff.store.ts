import type { StaffMember, StaffRole } from "@hearth/contract/calls/console/store-ops.shapes.ts"
import { sql } from "kysely"
import type { Queryable, Tx } from "../../platform/database/database.ts"
import type { StaffSession } from "../../platform/sessions/staff.ts"

export interface FoundStaffSession extends StaffSession {
  seenAt: Date
  createdAt: Date
  /** Whether the member works at the store of the request; true when the request names none. */
  worksThere: boolean
  isHeadOffice: boolean
  mustChangePassword: boolean
}

/** Whether the password is one that someone else set. */
const isPasswordTemporary = "coalesce(member.password_hash = member.temporary_password_hash, false)"

const sessionSelect = (storeId: string | undefined) => sql<FoundStaffSession>`
  session.id, member.id as "memberId", member.role, session.seen_at as "seenAt", session.created_at as "createdAt", member.everywhere as "isHeadOffice",
  ${sql.raw(isPasswordTemporary)} as "mustChangePassword",
  ${storeId ?? null}::text is null or member.everywhere or exists (
    select from staff.works_at where member_id = member.id and store_id = ${storeId ?? null}) as "worksThere"
  from staff.session join staff.member on member.id = session.member_id
  where session.ended_at is null and member.ended_at is null`

/** Finds an active session of an active member by the token's hash. */
export async function findStaffSession(
  db: Queryable,
  tokenHash: string,
  storeId: string | undefined,
): Promise<FoundStaffSession | undefined> {
  const { rows } = await sql<FoundStaffSession>`
    /* staff.find-session */ select ${sessionSelect(storeId)} and session.token_hash = ${tokenHash}`.execute(db)
  return rows[0]
}

export async function findStaffSessionById(
  db: Queryable,
  id: string,
  storeId: string,
): Promise<FoundStaffSession | undefined> {
  const { rows } = await sql<FoundStaffSession>`
    /* staff.find-session-by-id */ select ${sessionSelect(storeId)} and session.id = ${id}`.execute(db)
  return rows[0]
}

export async function touchStaffSession(db: Queryable, id: string, now: Date): Promise<void> {
  await sql`update staff.session set seen_at = ${now} where id = ${id}`.execute(db)
}

export interface NewStaffSession {
  id: string
  tokenHash: string
  memberId: string
  now: Date
}

export async function insertStaffSession(tx: Tx, { id, tokenHash, memberId, now }: NewStaffSession): Promise<void> {
  await sql`
    insert into staff.session (id, token_hash, member_id, created_at, seen_at)
    values (${id}, ${tokenHash}, ${memberId}, ${now}, ${now})`.execute(tx)
}

/** Ends a member's sessions: all, only one, or all but one. */
export async function endStaffSessions(
  db: Queryable,
  { memberId, only, except }: { memberId: string; only?: string; except?: string },
  now: Date,
): Promise<void> {
  await sql`
    update staff.session set ended_at = ${now}
    where member_id = ${memberId} and ended_at is null
      and (${only ?? null}::uuid is null or id = ${only ?? null}::uuid) and id is distinct from ${except ?? null}::uuid`.execute(
    db,
  )
}

/** Deletes sessions that were last used before this time. They have already ended. */
export async function deleteSessionsBefore(db: Queryable, cutoff: Date): Promise<void> {
  await sql`delete from staff.session where seen_at < ${cutoff}`.execute(db)
}

export interface StoredMember extends StaffMember {
  passwordHash: string
}

const staffColumns = `member.id as "memberId", login, name, role, everywhere,
  not everywhere and not exists (select from staff.works_at as work where work.member_id = member.id) as "isOfficeOnly",
  ${isPasswordTemporary} as "mustChangePassword"`
const listedColumns = sql.raw(staffColumns)
const memberColumns = sql.raw(`${staffColumns}, password_hash as "passwordHash"`)

export async function findByLogin(db: Queryable, login: string): Promise<StoredMember | undefined> {
  const { rows } = await sql<StoredMember>`
    select ${memberColumns} from staff.member where login = ${login} and ended_at is null`.execute(db)
  return rows[0]
}

export async function findMember(db: Queryable, id: string): Promise<StoredMember | undefined> {
  const { rows } = await sql<StoredMember>`
    select ${memberColumns} from staff.member where id = ${id} and ended_at is null`.execute(db)
  return rows[0]
}

/** Locks the member until the transaction ends. */
export async function lockMember(tx: Tx, id: string): Promise<StoredMember | undefined> {
  const { rows } = await sql<StoredMember>`
    select ${memberColumns} from staff.member where id = ${id} and ended_at is null for update`.execute(tx)
  return rows[0]
}

/**
 * Locks the managers of head office until the transaction ends and returns their ids. They are locked in the sequence
 * of their ids, so that two managers who end each other's account can't deadlock.
 */
export async function lockOfficeManagers(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from staff.member where everywhere and role = 'manager' and ended_at is null
    order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface NewMember {
  id: string
  login: string
  name: string
  role: StaffRole
  everywhere: boolean
  passwordHash: string
  now: Date
}

/**
 * Returns false when the login is or was in use. Logins are not reused, because past actions are recorded under them.
 */
export async function insertMember(db: Queryable, newMember: NewMember): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into staff.member (id, login, name, role, everywhere, password_hash, created_at)
    values (${newMember.id}, ${newMember.login}, ${newMember.name}, ${newMember.role}, ${newMember.everywhere}, ${newMember.passwordHash}, ${newMember.now})
    on conflict (login) do nothing`.execute(db)
  return numAffectedRows === 1n
}

export async function insertWorksAt(tx: Tx, memberId: string, storeId: string): Promise<void> {
  await sql`insert into staff.works_at (member_id, store_id) values (${memberId}, ${storeId})`.execute(tx)
}

/** Returns false when the member doesn't work there. */
export async function deleteWorksAt(tx: Tx, memberId: string, storeId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from staff.works_at where member_id = ${memberId} and store_id = ${storeId}`.execute(tx)
  return numAffectedRows === 1n
}

/** Ends the member's account. The row stays, because past actions refer to it. */
export async function writeMemberEnd(tx: Tx, memberId: string, now: Date): Promise<void> {
  await sql`update staff.member set ended_at = ${now} where id = ${memberId}`.execute(tx)
}

export async function writePassword(tx: Tx, memberId: string, passwordHash: string): Promise<void> {
  await sql`update staff.member set password_hash = ${passwordHash} where id = ${memberId}`.execute(tx)
}

/** Writes a password that the member has to change. */
export async function writeTemporaryPassword(tx: Tx, memberId: string, passwordHash: string): Promise<void> {
  await sql`
    update staff.member set password_hash = ${passwordHash}, temporary_password_hash = ${passwordHash}
    where id = ${memberId}`.execute(tx)
}

export async function listMembers(db: Queryable, storeId: string): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select ${listedColumns} from staff.member join staff.works_at on works_at.member_id = member.id
    where works_at.store_id = ${storeId} and ended_at is null order by name, login`.execute(db)
  return rows
}

/** Lists the managers of head office and the members with these ids, without members who have left. */
export async function listActiveMembers(db: Queryable, ids: readonly string[]): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select ${listedColumns} from staff.member
    where ended_at is null and (everywhere or id = any(${ids}::uuid[])) order by name, login`.execute(db)
  return rows
}

/** Returns members' names by their ids, also of members who have left. */
export async function listMemberNames(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from staff.member where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns null for a member who works at every store. */
export async function listStoresOf(db: Queryable, memberId: string): Promise<readonly string[] | null> {
  const { rows } = await sql<{ everywhere: boolean; stores: string[] }>`
    select everywhere, array(select store_id from staff.works_at where member_id = member.id) as stores
    from staff.member where id = ${memberId} and ended_at is null`.execute(db)
  const [row] = rows
  return row?.everywhere ? null : (row?.stores ?? [])
}
