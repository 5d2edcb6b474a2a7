import type { Kysely } from "kysely"
import { sql } from "kysely"

/** Where readiness tries whether anything can be written; nothing in it is ever kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table platform.write_trial (padding text not null)`.execute(db)
  // Neither compressed nor moved elsewhere: each trial needs room of its own.
  await sql`alter table platform.write_trial alter column padding set storage plain`.execute(db)
}
