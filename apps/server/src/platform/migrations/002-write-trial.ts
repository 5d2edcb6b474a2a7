import type { Kysely } from "kysely"
import { sql } from "kysely"

/** The table for the readiness check's write probes, which are always rolled back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table platform.write_trial (padding text not null)`.execute(db)
  // Neither compressed nor moved to another table, so that each probe needs disk space of its own.
  await sql`alter table platform.write_trial alter column padding set storage plain`.execute(db)
}
