import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import { withoutWaiting } from "../../platform/database/without-waiting.ts"

export type Channel = "sms" | "email"
/** `unknown`: it was handed over and the answer was lost, so it may arrive. */
export type Delivery = "sent" | "not sent" | "unknown"

export async function insertMessage(
  db: Queryable,
  message: { id: string; channel: Channel; kind: string; recipientHash: string; now: Date },
): Promise<void> {
  const { id, channel, kind, recipientHash, now } = message
  await sql`
    /* messages.begin */ insert into messages.message (id, channel, kind, recipient_hash, state, made_at)
    values (${id}, ${channel}, ${kind}, ${recipientHash}, 'sending', ${now})`.execute(db)
}

export async function endMessage(
  db: Queryable,
  id: string,
  state: Delivery,
  providerId: string | null,
  now: Date,
): Promise<void> {
  await sql`
    ${sql.raw(db.isTransaction ? "" : "/* messages.end */")} update messages.message set state = ${state}, provider_id = ${providerId}, ended_at = ${now}
    where id = ${id} and ${withoutWaiting(db)}`.execute(db)
}

/** Answers how many went. */
export async function deleteMessages(db: Queryable, madeBefore: Date, most: number): Promise<number> {
  const gone = await sql`
    delete from messages.message where id in (
      select id from messages.message where made_at < ${madeBefore} limit ${most}
    )`.execute(db)
  return Number(gone.numAffectedRows ?? 0)
}
