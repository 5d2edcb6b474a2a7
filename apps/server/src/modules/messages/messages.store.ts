import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"

export type Channel = "sms" | "email"
/** `unknown`: it was handed over and the answer was lost, so it may arrive. */
export type Delivery = "sent" | "not sent" | "unknown"

type Tables = {
  "messages.message": {
    id: string
    channel: Channel
    kind: string
    recipient_hash: string
    state: "sending" | Delivery
    provider_id: string | null
    made_at: Date
    ended_at: Date | null
  }
}

const tables = (db: Queryable) => db.$extendTables<Tables>()

export async function insertMessage(
  db: Queryable,
  message: { id: string; channel: Channel; kind: string; recipientHash: string; now: Date },
): Promise<void> {
  const { id, channel, kind, recipientHash, now } = message
  await tables(db)
    .insertInto("messages.message")
    .values({
      id,
      channel,
      kind,
      recipient_hash: recipientHash,
      state: "sending",
      provider_id: null,
      made_at: now,
      ended_at: null,
    })
    .execute()
}

export async function endMessage(
  db: Queryable,
  id: string,
  state: Delivery,
  providerId: string | null,
  now: Date,
): Promise<void> {
  await tables(db)
    .updateTable("messages.message")
    .set({ state, provider_id: providerId, ended_at: now })
    .where("id", "=", id)
    .execute()
}

/** Answers how many went. */
export async function deleteMessages(db: Queryable, madeBefore: Date, most: number): Promise<number> {
  const gone = await sql`
    delete from messages.message where id in (
      select id from messages.message where made_at < ${madeBefore} limit ${most}
    )`.execute(db)
  return Number(gone.numAffectedRows ?? 0)
}
