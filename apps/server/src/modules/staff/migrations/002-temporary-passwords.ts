import { type Kysely, sql } from "kysely"

/**
 * A copy of the hash of a password that someone else set. The member has to change it while both hashes are equal, so
 * the previous version, which writes only `password_hash`, ends it as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff.member add column temporary_password_hash text`.execute(db)
}
