import { sql } from "kysely"
import type { Tx } from "../../platform/database/database.ts"
import type { PhotoId } from "../../platform/photos/photo-keys.ts"

/** Locks the cases of these customers, guests and orders and returns their ids. */
export async function listCaseIdsOf(
  tx: Tx,
  { userIds, orderIds }: { userIds: readonly string[]; orderIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from cases.case where user_id = any(${userIds}::uuid[]) or order_id = any(${orderIds}::uuid[])
    order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Deletes the rows of photos and returns what names their files. */
export async function deletePhotosOf(tx: Tx, caseIds: readonly string[]): Promise<PhotoId[]> {
  const { rows } = await sql<PhotoId>`
    delete from cases.photo where case_id = any(${caseIds}::uuid[])
    returning id as "photoId", owner_id as "ownerId"`.execute(tx)
  return rows
}

/**
 * Keeps category, store, state and remedies, and removes whose cases they were and every text. Staff may have written
 * about the customer, too. Nobody waits for an answer any more.
 */
export async function eraseTexts(tx: Tx, caseIds: readonly string[]): Promise<void> {
  await sql`
    update cases.case set user_id = null, customer_name = '', text = '', answer_due_at = null
    where id = any(${caseIds}::uuid[])`.execute(tx)
  await sql`update cases.message set text = '' where case_id = any(${caseIds}::uuid[])`.execute(tx)
  await sql`update cases.note set text = '' where case_id = any(${caseIds}::uuid[])`.execute(tx)
  await sql`update cases.remedy set reason = '' where case_id = any(${caseIds}::uuid[])`.execute(tx)
}
