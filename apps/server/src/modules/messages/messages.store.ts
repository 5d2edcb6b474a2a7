import { sql } from "kysely"
import type { Queryable } from "../../platform/database/database.ts"
import { asyncCommit } from "../../platform/database/async-commit.ts"

export type Channel = "sms" | "email"
/** `unknown`: the message was posted to the provider, but the answer was lost, so the message may arrive. */
export type Delivery = "sent" | "not sent" | "unknown"

export interface NewMessage {
  id: string
  channel: Channel
  kind: string
  recipientHash: string
  /** Everything that is needed to send the message, encrypted; stored until its result is known. */
  sealed: string
  expiresAt: Date
  /** When other processes may send the message, because the one that stored it has not. */
  sendAfter: Date
  now: Date
}

export async function insertMessage(db: Queryable, message: NewMessage): Promise<void> {
  const { id, channel, kind, recipientHash, sealed, expiresAt, sendAfter, now } = message
  await sql`
    /* messages.insert */ insert into messages.message
      (id, channel, kind, recipient_hash, state, made_at, sealed, expires_at, send_after)
    values (${id}, ${channel}, ${kind}, ${recipientHash}, 'sending', ${now}, ${sealed}, ${expiresAt}, ${sendAfter})`.execute(
    db,
  )
}

export async function writeMessageResult(
  db: Queryable,
  id: string,
  state: Delivery,
  providerId: string | null,
  now: Date,
): Promise<void> {
  await sql`
    ${sql.raw(db.isTransaction ? "" : "/* messages.write-result */")} update messages.message
    set state = ${state}, provider_id = ${providerId}, ended_at = ${now}, sealed = null
    where id = ${id} and ${asyncCommit(db)}`.execute(db)
}

export interface PendingMessage {
  id: string
  channel: Channel
  madeAt: Date
  expiresAt: Date
  sealed: string
  /** Whether there is a later message of the same kind to the same recipient. */
  hasLater: boolean
}

/**
 * Claims messages without a result for this node until `until`. If the node dies, another one claims them afterwards.
 */
export async function claimPending(db: Queryable, now: Date, until: Date, limit: number): Promise<PendingMessage[]> {
  const { rows } = await sql<PendingMessage>`
    /* messages.claim-pending */ update messages.message as pending set send_after = ${until}
    where id in (
      select id from messages.message where sealed is not null and send_after <= ${now}
      order by send_after limit ${limit} for update skip locked)
    returning id, channel, made_at as "madeAt", expires_at as "expiresAt", sealed, exists (
      select from messages.message as later
      where later.made_at > pending.made_at and later.kind = pending.kind
        and later.recipient_hash = pending.recipient_hash) as "hasLater"`.execute(db)
  return rows
}

/** Returns the number of deleted messages. */
export async function deleteMessages(db: Queryable, madeBefore: Date, limit: number): Promise<number> {
  const result = await sql`
    delete from messages.message where id in (
      select id from messages.message where made_at < ${madeBefore} limit ${limit}
    )`.execute(db)
  return Number(result.numAffectedRows ?? 0)
}
