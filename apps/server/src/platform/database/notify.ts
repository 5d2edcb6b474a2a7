import { sql } from "kysely"
import type { Queryable } from "./database.ts"

/** Notifies every node that listens on the channel. In a transaction, notifies only when it commits. */
export async function notify(db: Queryable, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
