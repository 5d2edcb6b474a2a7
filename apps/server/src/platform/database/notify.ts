import { sql } from "kysely"
import type { Queryable } from "./database.ts"

/** Tells every node that listens on the channel; inside a transaction only once it commits. */
export async function notify(db: Queryable, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
