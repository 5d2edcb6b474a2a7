import { type Kysely, sql } from "kysely"

/**
 * For each migration, the lowest `SCHEMA_LEVEL` of a server version that can still run with it. An older server that
 * doesn't know the migration reads here whether it may start (decision 040).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table platform.migration_level (
      schema_name text not null,
      migration_name text not null,
      oldest_level integer not null,
      applied_at timestamptz not null default now(),
      primary key (schema_name, migration_name)
    )`.execute(db)
}
