import { sql } from "kysely"
import type { Queryable, Tx } from "../../../platform/database/database.ts"
import type { MessageAuthor } from "../cases.store.ts"

export interface StoredItem {
  lineId: string
  name: string
  quantity: number
  price: number
}

export interface StoredMessage {
  id: string
  caseId: string
  author: MessageAuthor
  /** Null for the customer's. */
  memberId: string | null
  text: string
  at: Date
}

export interface StoredNote {
  id: string
  caseId: string
  /** Null for a note of a job. */
  memberId: string | null
  text: string
  at: Date
}

export interface StoredPhoto {
  id: string
  caseId: string
  /** Null for a photo of the complaint itself. */
  messageId: string | null
  /** Who attached it. The id is a part of the file's key. */
  ownerId: string
}

export async function insertItems(tx: Tx, caseId: string, items: readonly StoredItem[]): Promise<void> {
  if (items.length === 0) return
  const rows = items.map(
    ({ lineId, name, quantity, price }, position) =>
      sql`(${caseId}::uuid, ${lineId}::uuid, ${position}::int, ${name}, ${quantity}::int, ${price}::bigint)`,
  )
  await sql`
    insert into cases.affected_item (case_id, line_id, position, name, quantity, price)
    values ${sql.join(rows)}`.execute(tx)
}

export async function listItems(db: Queryable, caseId: string): Promise<StoredItem[]> {
  const { rows } = await sql<StoredItem>`
    select line_id as "lineId", name, quantity, price from cases.affected_item
    where case_id = ${caseId} order by position`.execute(db)
  return rows
}

export async function insertCaseMessage(
  tx: Tx,
  { id, caseId, author, memberId, text, at }: StoredMessage,
): Promise<void> {
  await sql`
    insert into cases.message (id, case_id, author, member_id, text, at)
    values (${id}, ${caseId}, ${author}, ${memberId}, ${text}, ${at})`.execute(tx)
}

export async function listMessages(db: Queryable, caseId: string): Promise<StoredMessage[]> {
  const { rows } = await sql<StoredMessage>`
    select id, case_id as "caseId", author, member_id as "memberId", text, at from cases.message
    where case_id = ${caseId} order by nth`.execute(db)
  return rows
}

export async function countMessages(tx: Tx, caseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cases.message where case_id = ${caseId}`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertNote(tx: Tx, { id, caseId, memberId, text, at }: StoredNote): Promise<void> {
  await sql`
    insert into cases.note (id, case_id, member_id, text, at)
    values (${id}, ${caseId}, ${memberId}, ${text}, ${at})`.execute(tx)
}

export async function listNotes(db: Queryable, caseId: string): Promise<StoredNote[]> {
  const { rows } = await sql<StoredNote>`
    select id, case_id as "caseId", member_id as "memberId", text, at from cases.note
    where case_id = ${caseId} order by nth`.execute(db)
  return rows
}

export async function insertPhotos(tx: Tx, photos: readonly StoredPhoto[], at: Date): Promise<void> {
  if (photos.length === 0) return
  const rows = photos.map(
    ({ id, caseId, messageId, ownerId }, position) =>
      sql`(${id}::uuid, ${caseId}::uuid, ${messageId}::uuid, ${ownerId}::uuid, ${position}::int, ${at}::timestamptz)`,
  )
  await sql`
    insert into cases.photo (id, case_id, message_id, owner_id, position, at) values ${sql.join(rows)}`.execute(tx)
}

export async function countPhotos(tx: Tx, caseId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from cases.photo where case_id = ${caseId}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Returns the ids of the photos of each message, or of the complaint itself with null. */
export async function readPhotos(db: Queryable, caseId: string): Promise<(messageId: string | null) => string[]> {
  const { rows } = await sql<Pick<StoredPhoto, "id" | "messageId">>`
    select id, message_id as "messageId" from cases.photo where case_id = ${caseId} order by at, position`.execute(db)
  return (messageId) => rows.filter((photo) => photo.messageId === messageId).map(({ id }) => id)
}

export async function findPhoto(
  db: Queryable,
  { photoId, caseId }: { photoId: string; caseId: string },
): Promise<StoredPhoto | undefined> {
  const { rows } = await sql<StoredPhoto>`
    select id, case_id as "caseId", message_id as "messageId", owner_id as "ownerId" from cases.photo
    where id = ${photoId} and case_id = ${caseId}`.execute(db)
  return rows[0]
}
